export const first = {
  brand: 'Punt Jove',
  requiredNote: 'Els camps marcats amb asterisc (*) són obligatoris:',
  showPassword: 'Mostra la contrasenya',
  hidePassword: 'Amaga la contrasenya',
  toggleTheme: 'Canvia entre tema clar i fosc',
  notAvailable: 'Encara no disponible',
  staging: 'Entorn de proves',
  reload: 'Torna a carregar la pàgina',
  assetFailed: ({ type, address }: Readonly<Record<string, string | number>>) =>
    `Error carregant un recurs (${type}): ${address}`,
} as const;
