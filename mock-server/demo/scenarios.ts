import { parseScenario, type Scenario } from './scenario';
import reservaITanca from './scenarios/reserva-i-tanca.json';
import anotaUnaConsulta from './scenarios/anota-una-consulta.json';
import canviaONoVe from './scenarios/canvia-o-no-ve.json';
import esPerdLaSessio from './scenarios/es-perd-la-sessio.json';
import jornadaPlena from './scenarios/jornada-plena.json';
import serveiNou from './scenarios/servei-nou.json';
import horaJaAgafada from './scenarios/hora-ja-agafada.json';
import realitzacioRefusada from './scenarios/realitzacio-refusada.json';
import noHaVingut from './scenarios/no-ha-vingut.json';
import contrasenyaObligada from './scenarios/contrasenya-obligada.json';
import sessioPerduda from './scenarios/sessio-perduda.json';
import serveiAturat from './scenarios/servei-aturat.json';
import tancarAcademica from './scenarios/tancar-academica.json';
import tancarLaboral from './scenarios/tancar-laboral.json';
import tancarHabitatge from './scenarios/tancar-habitatge.json';
import tancarEmprenedoria from './scenarios/tancar-emprenedoria.json';
import tancarMobilitat from './scenarios/tancar-mobilitat.json';

export type KnownScenario = { id: string; scenario: Scenario };

/** In the order of the door. */
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

export function listScenarios(): KnownScenario[] {
  return Object.entries(FILES).map(([id, found]) => ({ id, scenario: parseScenario(found) }));
}
