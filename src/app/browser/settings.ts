/** Settings of the production build; `config/env/.env.example` lists them. */
export const settings = {
  /** Default: the application's own path. */
  apiUrl: (import.meta.env.VITE_API_URL || import.meta.env.BASE_URL).replace(/\/$/, ''),
  idleMinutes: import.meta.env.VITE_IDLE_MINUTES,
  sendsKeys: import.meta.env.VITE_IDEMPOTENCY_KEY,
} as const;
