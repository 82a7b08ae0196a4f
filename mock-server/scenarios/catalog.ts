import { parseScenario, type Scenario } from '../demo/scenario';
import reservaITanca from './files/reserva-i-tanca.json';
import anotaUnaConsulta from './files/anota-una-consulta.json';
import canviaONoVe from './files/canvia-o-no-ve.json';
import esPerdLaSessio from './files/es-perd-la-sessio.json';
import jornadaPlena from './files/jornada-plena.json';
import serveiNou from './files/servei-nou.json';
import horaJaAgafada from './files/hora-ja-agafada.json';
import realitzacioRefusada from './files/realitzacio-refusada.json';
import noHaVingut from './files/no-ha-vingut.json';
import contrasenyaObligada from './files/contrasenya-obligada.json';
import sessioPerduda from './files/sessio-perduda.json';
import serveiAturat from './files/servei-aturat.json';
import tancarAcademica from './files/tancar-academica.json';
import tancarLaboral from './files/tancar-laboral.json';
import tancarHabitatge from './files/tancar-habitatge.json';
import tancarEmprenedoria from './files/tancar-emprenedoria.json';
import tancarMobilitat from './files/tancar-mobilitat.json';

/** A scenario under the name that links call it by. */
export type KnownScenario = { id: string; scenario: Scenario };

/** In the order in which the door shows them. */
const FILES: Readonly<Record<string, unknown>> = {
  'reserva-i-tanca': reservaITanca,
  'anota-una-consulta': anotaUnaConsulta,
  'canvia-o-no-ve': canviaONoVe,
  'es-perd-la-sessio': esPerdLaSessio,
  'jornada-plena': jornadaPlena,
  'servei-nou': serveiNou,
  'hora-ja-agafada': horaJaAgafada,
  'realitzacio-refusada': realitzacioRefusada,
  'no-ha-vingut': noHaVingut,
  'contrasenya-obligada': contrasenyaObligada,
  'sessio-perduda': sessioPerduda,
  'servei-aturat': serveiAturat,
  'tancar-academica': tancarAcademica,
  'tancar-laboral': tancarLaboral,
  'tancar-habitatge': tancarHabitatge,
  'tancar-emprenedoria': tancarEmprenedoria,
  'tancar-mobilitat': tancarMobilitat,
};

/** The scenarios and lessons that come with the demonstration. */
export function listScenarios(): KnownScenario[] {
  return Object.entries(FILES).map(([id, found]) => ({ id, scenario: parseScenario(found) }));
}
