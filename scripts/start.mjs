import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { bin, captureNode, fail } from './lib/run.mjs';
import { serveOrFail } from './serve.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });

await install();
console.log('Building the demo …');
const { code, output } = await captureNode(bin('vite'), 'build', '--mode', 'demo');
if (code !== 0) fail(output);
const { url } = await serveOrFail({ dir: 'dist-demo', port: Number(values.port) });

console.log(`
  Punt Jove, demostració: ${url}

  Contrasenya de tothom: Demo1234!
    admin@example.org                      aplicació central, tots els permisos
    suport_coordinacio@example.org         aplicació central
    informador@example.org                 oficina 1
    informador_centre_escolar@example.org  oficina 1, centres escolars
    informador_integral@example.org        oficina 1, totes les assessories
    assesor_academica@example.org          assessoria acadèmica
    assesor_emprenedoria@example.org       assessoria d'emprenedoria
    assesor_habitatge@example.org          assessoria d'habitatge
    assesor_laboral@example.org            assessoria laboral
    assesor_mobilitat@example.org          assessoria de mobilitat internacional
    antena@example.org                     antena de l'oficina 1
    canvi@example.org                      ha de canviar la contrasenya en entrar
    inactiu@example.org                    compte inactiu: no pot entrar

  Ctrl+C per aturar-la.
`);
