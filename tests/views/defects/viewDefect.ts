/** A defect planted in a view or a hook, and the files of tests that have to notice it. */
export type ViewDefect = {
  id: string;
  kind: 'label' | 'handler' | 'aria' | 'selector' | 'focus';
  /** Below `src`. */
  file: string;
  from: string;
  to: string;
  /** Below `tests/views`. */
  tests: readonly string[];
  /** Part of the names of the tests to run, where a file has many. */
  only?: string;
};
