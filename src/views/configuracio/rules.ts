import { dataRules } from '../../text/dataRules';

export const RULES = [
  {
    rule: 'assessories',
    help: dataRules.assessoriesHelp,
    ways: ['dies_enrere', 'dies_endavant'],
  },
  {
    rule: 'activitats',
    help: dataRules.activitatsHelp,
    ways: ['dies_enrere', 'dies_endavant'],
  },
  {
    rule: 'consultes_edicio',
    help: dataRules.consultesHelp,
    ways: ['dies_enrere'],
  },
] as const;
