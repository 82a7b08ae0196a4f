import type { ProfessionalDraft } from '../domain/nouns/professional';
import { sharedFields, type Labels } from './fields';
import { describeList } from './lists';
import type { FieldTexts } from './validation';

export const professionals = {
  ...describeList('professional', 'els', 'professionals'),
  create: 'Nou professional',
  searched: 'nom o correu electrònic',
  emptyHelp: 'Les persones que creïs sortiran aquí.',
  nothingFoundHelp: 'Canvia la cerca o treu algun filtre.',
  columns: {
    nom: 'Nom',
    role: 'Rol',
    oficina: 'Oficina',
    antena: 'Antena',
    email: 'Correu electrònic',
    telefon: 'Telèfon',
    actiu: 'Estat',
    contrasenya: 'Contrasenya',
  },
  central: 'Nivell central',
  states: { true: 'Compte actiu', false: 'Compte inactiu' },
  passwordPending: "L'ha de canviar",
  isNew: 'Nou',
} as const;

export const professionalForm = {
  createTitle: 'Nou professional',
  editTitle: 'Edita les dades',
  back: 'Torna a Professionals',
  personSection: 'Persona',
  placeSection: 'Rol i lloc',
  firstPassword: "Quan entri per primera vegada, l'aplicació li demanarà una contrasenya nova.",
  passwordPending: "Encara ha de canviar la contrasenya: l'aplicació li ho demanarà quan entri.",
  inactiveHelp: 'Qui està inactiu no pot iniciar sessió i no surt quan es tria un professional.',
  centralHelp: 'Aquest rol és del nivell central: no té oficina.',
  roleOneself: 'No et pots canviar el rol a tu mateix/a: ho ha de fer una altra persona.',
  centralRoles: 'Els rols del nivell central només els pot donar o treure qui pot eliminar professionals.',
  actiuOneself: 'No et pots desactivar a tu mateix/a: ho ha de fer una altra persona.',
  create: 'Desa les dades',
  another: "Desa i crea'n un altre",
  save: 'Desa els canvis',
  saving: 'Desant…',
  cancel: 'Cancel·la',
  loading: 'Carregant les dades…',
  preparing: 'Preparant el formulari…',
  missing: "Aquesta persona no existeix: potser algú l'ha eliminada.",
} as const;

export const professionalFields: Labels<ProfessionalDraft> = {
  ...sharedFields,
  nom: 'Nom',
  cognom: 'Primer cognom',
  segon_cognom: 'Segon cognom',
  role: 'Rol',
  actiu: 'Estat',
};

export const professionalIssues: FieldTexts = {
  nom: { required: 'Indica el nom' },
  cognom: { required: 'Indica el primer cognom' },
  email: { required: 'Indica el correu electrònic' },
  role: { required: 'Tria el rol' },
  oficina_id: { required: "Tria l'oficina" },
};
