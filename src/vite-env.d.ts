/// <reference types="vite/client" />

/** The version in package.json, with the commit where there is one. */
declare const __BUILD_VERSION__: string;

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_IDLE_MINUTES?: string;
  readonly VITE_IDEMPOTENCY_KEY?: string;
  readonly VITE_LINK_INTRANET?: string;
  readonly VITE_LINK_TREBALL_EN_XARXA?: string;
  readonly VITE_LINK_REGISTER?: string;
  readonly VITE_LINK_ABOUT?: string;
  readonly VITE_LINK_CONTACT?: string;
  readonly VITE_LINK_PRIVACY?: string;
  readonly VITE_LINK_TERMS?: string;
  readonly VITE_LINK_ACCESSIBILITY?: string;
  readonly VITE_LINK_COMPLAINT?: string;
  /** The worker that keeps the demo for where there is no network. */
  readonly VITE_OFFLINE?: string;
}
