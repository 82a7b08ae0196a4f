/** Icons of the first page; `paths` has all. */
export const firstPaths = {
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  eyeOff:
    'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M3.5 16.5l13-13',
  spinner: 'M10 3a7 7 0 1 1-7 7',
  theme: 'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0',
  warning: 'M10 3 17.5 16.5h-15zM10 8v4M10 14.3v.1',
} as const;
