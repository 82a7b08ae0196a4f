import { describe, expect, test } from 'vitest';
import { ApiError, toFailure, type Failure } from '../../src/api/errors';

const failure: Failure = {
  kind: 'status',
  status: 422,
  statusText: 'Unprocessable Content',
  message: 'No',
  fields: { email: 'No' },
};
const unknown = { kind: 'network', status: null, statusText: '', message: null, fields: {} };

describe('the failure of an error', () => {
  test('is that of the call', () => {
    expect(toFailure(new ApiError(failure))).toEqual(failure);
  });

  test('survives as JSON, also in part', () => {
    expect(toFailure(JSON.parse(JSON.stringify(new ApiError(failure))))).toEqual(failure);
    expect(toFailure({ failure: { kind: 'status', status: 401 } })).toEqual({
      ...unknown,
      kind: 'status',
      status: 401,
    });
  });

  test.each([new TypeError('x is undefined'), 'no', null, undefined])(
    'is no answer for any other error: %s',
    (thrown) => {
      expect(toFailure(thrown)).toEqual(unknown);
    },
  );

  test('has kind and status in its message, and no typed value', () => {
    expect(new ApiError(failure).message).toBe('status 422');
    expect(new ApiError({ ...failure, kind: 'network', status: null }).message).toBe('network');
  });
});
