import { vi } from 'vitest';

/** Loads a module anew with `env` in place of what the build was given; `vi.unstubAllEnvs()` puts it back. */
export async function loadWith<Module>(env: Record<string, string>, load: () => Promise<Module>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return load();
}
