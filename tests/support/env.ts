import { vi } from 'vitest';

/** Loads a module anew with `env` as the build's; `vi.unstubAllEnvs()` restores it. */
export async function loadWith<Module>(env: Record<string, string>, load: () => Promise<Module>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return load();
}
