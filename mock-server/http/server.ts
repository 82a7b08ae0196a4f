import { createServer } from 'miragejs';
import { TIPUS } from '../../src/domain/options';
import type { Permission } from '../../src/domain/permissions';
import { COMPLETION_PATHS } from '../../src/domain/realitzacio';
import { open, signed, type ServerContext, type Handler } from './middleware';
import { Interceptor } from './interceptor';
import * as activitats from '../routes/activitats';
import * as assessories from '../routes/assessories';
import * as auth from '../routes/auth';
import * as cites from '../routes/cites';
import * as config from '../routes/config';
import * as consultes from '../routes/consultes';
import * as interns from '../routes/interns';
import * as professionals from '../routes/professionals';

type Config = NonNullable<Parameters<typeof createServer>[0]>;

/** The one server: Mirage holds the route table (spec §7), the context's store the data. */
export function createApi(context: ServerContext): Interceptor {
  const interceptor = new Interceptor();
  const own = (handler: Handler) => signed(context, handler, { evenIfPasswordPending: true });
  const any = (handler: Handler) => signed(context, handler);
  const holding = (permission: Permission, handler: Handler) => signed(context, handler, { permission });

  const options = {
    interceptor,
    namespace: '/api',
    routes() {
      this.post('/auth/login', open(context, auth.login));
      this.post('/auth/logout', own(auth.logout));
      this.patch('/auth/profile', own(auth.patchProfile));
      this.put('/auth/new-password', own(auth.putNewPassword));
      this.post('/auth/reset-password', open(context, auth.resetPassword));
      this.post('/auth/send-password', open(context, auth.sendPassword));

      this.get('/cites', holding('read_cita', cites.listCites));
      this.post('/cites', holding('create_cita', cites.postCita));
      this.delete('/cites/:id', holding('delete_cita', cites.deleteCita));
      this.get('/cites/disponibilitats', holding('read_cita', cites.listDisponibilitats));

      this.get('/consultes', holding('read_consulta', consultes.listConsultes));
      this.get('/consultes/exports/csv', holding('read_consulta', consultes.exportConsultes));
      this.get('/consultes/:id', holding('read_consulta', consultes.getConsulta));
      this.post('/consultes', holding('create_consulta', consultes.postConsulta));
      this.patch('/consultes/:id', holding('edit_consulta', consultes.patchConsulta));
      this.delete('/consultes/:id', holding('delete_consulta', consultes.deleteConsulta));

      this.get('/activitats', holding('read_activitat', activitats.listActivitats));
      this.get('/activitats/exports/csv', holding('read_activitat', activitats.exportActivitats));
      this.get('/activitats/:id', holding('read_activitat', activitats.getActivitat));
      this.post('/activitats', holding('create_activitat', activitats.postActivitat));
      this.patch('/activitats', holding('edit_activitat', activitats.patchActivitat));
      this.delete('/activitats/:id', holding('delete_activitat', activitats.deleteActivitat));

      this.get('/assessories', holding('read_assessoria', assessories.listAssessories));
      this.get('/assessories/exports/csv', holding('read_assessoria', assessories.exportAssessories));
      this.get('/assessories/:id', holding('read_assessoria', assessories.getAssessoria));
      this.post('/assessories', holding('create_assessoria', assessories.postAssessoria));
      this.patch('/assessories/:id', holding('edit_assessoria', assessories.patchAssessoria));
      this.patch('/assessories/:id/assistit', holding('edit_assessoria', assessories.markNotAttended));
      this.delete('/assessories/:id', holding('delete_assessoria', assessories.deleteAssessoria));
      for (const tipus of TIPUS) {
        this.post(
          `/assessories/${COMPLETION_PATHS[tipus]}`,
          holding('edit_assessoria', assessories.complete(tipus)),
        );
      }

      this.get('/interns/ambits', any(interns.listAmbits));
      this.get('/interns/areas', any(interns.listArees));
      this.get('/interns/centre_educatius', any(interns.listCentres));
      this.get('/interns/marcs', any(interns.listMarcs));
      this.get('/interns/oficines', any(interns.listOficines));
      this.get('/interns/sector_professionals', any(interns.listSectors));
      this.get('/interns/paisos', any(interns.listPaisos));
      this.get('/interns/academiques', any(interns.listAcademiques));
      this.get('/interns/tematiques', any(interns.listTematiques));

      this.get('/professionals', holding('read_usuari', professionals.listProfessionals));
      this.get('/professionals/:id', holding('read_usuari', professionals.getProfessional));
      this.post('/professionals', holding('create_usuari', professionals.postProfessional));
      this.patch('/professionals/:id', holding('edit_usuari', professionals.patchProfessional));
      this.delete('/professionals/:id', holding('delete_usuari', professionals.deleteProfessional));

      this.get('/config/data_rules', any(config.getDataRules));
      this.patch('/config/data_rules', holding('edit_configuracio_app', config.patchDataRules));
    },
  } satisfies Config & { interceptor: Interceptor };
  createServer(options);
  return interceptor;
}
