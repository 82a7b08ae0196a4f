type ChoiceTexts = {
  placeholder: string;
  loading?: string;
  emptyText?: string;
};

/** Texts of the selects of records, by field (themes: spec §4). */
export const choices: Readonly<Record<string, ChoiceTexts>> = {
  tematica_id: {
    loading: 'Carregant temàtiques...',
    placeholder: 'Selecciona una temàtica',
    emptyText: 'No hi ha temàtiques disponibles',
  },
  subtematica_id: {
    placeholder: 'Selecciona una subtemàtica',
    emptyText: 'No hi ha subtemàtiques disponibles',
  },
  cfgs_cfgm: { placeholder: 'Selecciona un cicle' },
  universitat: { placeholder: 'Selecciona una universitat' },
  pais: { placeholder: 'Selecciona un país' },
  sector_professional_id: { placeholder: 'Selecciona un sector' },
  serveis_tramits: { placeholder: 'Selecciona serveis o tràmits' },
  oficina_id: { placeholder: 'Selecciona una oficina' },
  antena_id: { placeholder: 'Cap' },
  centre_id: { placeholder: 'Cap' },
  professionals: { placeholder: 'Selecciona professionals' },
  marc: { placeholder: 'Selecciona un marc' },
  submarc: { placeholder: 'Selecciona un submarc' },
  area: { placeholder: 'Selecciona una àrea' },
  ambit: { placeholder: 'Selecciona un àmbit' },
  acompanyant: { placeholder: 'Cap' },
  professional_id: { placeholder: 'Selecciona un/a professional' },
};

export const LOADING = 'Carregant…';
