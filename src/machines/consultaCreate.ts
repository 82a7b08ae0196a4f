import { createConsulta } from '../api/consultes';
import { refuseInOffice } from '../domain/access';
import { DadesConsulta, EMPTY_CONSULTA, toConsultaBody, type ConsultaDraft } from '../domain/consulta';
import { toSent } from '../domain/tolerant';
import { getOwnOffice } from './ownOffice';
import { createRecord } from './form/record';

/** A new consulta: today, in one's own office, of one person; whoever writes it down is its professional. */
export const consultaCreateMachine = createRecord({
  id: 'consultaCreate',
  load: async (input, signal) => {
    const office = await getOwnOffice(input, signal);
    const draft: ConsultaDraft = {
      ...EMPTY_CONSULTA,
      ...office,
      data: input.today,
      professional_id: input.userId,
      nombre_persones: 1,
    };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'consulta'),
  save: ({ draft }, signal) => createConsulta(toSent(DadesConsulta, toConsultaBody(draft)), signal),
  once: true,
  saved: { key: 'consulta.created', path: '/consultes' },
  failed: 'consulta.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});
