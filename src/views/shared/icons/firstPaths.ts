/** The icons that the first page and what stands in for a page need; `paths` has them all. */
export const firstPaths = {
  checkCircle: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M6.8 10.3l2.3 2.3 4.2-4.7',
  close: 'm5 5 10 10M15 5 5 15',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  eyeOff:
    'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M3.5 16.5l13-13',
  home: 'M3.5 9 10 3.5 16.5 9v7.5h-4.5v-5h-4v5H3.5z',
  info: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 9.2v4.3M10 6.5v.1',
  pin: 'M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9zM8.2 8.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
  refresh: 'M16 6.5A7 7 0 1 0 17 11M16.5 3v4h-4',
  signOut: 'M8 3.5H4v13h4M8.5 10h8M13 6.5l3.5 3.5-3.5 3.5',
  spinner: 'M10 3a7 7 0 1 1-7 7',
  theme: 'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0',
  warning: 'M10 3 17.5 16.5h-15zM10 8v4M10 14.3v.1',
} as const;
