import type { ApiResponse } from '../http/responses';

/** HTTP/1.1 reason phrases, which browsers expose. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  419: 'Page Expired',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
};

export function toResponse({ status, headers, body }: ApiResponse): Response {
  return new Response(body === '' ? null : body, { status, headers, statusText: REASONS[status] ?? '' });
}
