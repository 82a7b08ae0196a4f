import { webcrypto } from 'node:crypto';

// jsdom has random numbers alone: the mock server's passwords need the rest.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
