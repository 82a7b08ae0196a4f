type Survivors = readonly (readonly [pattern: RegExp, reason: string])[];

const FORM = /^(\w+Create|\w+Edit|citaMove|completion|dataRules|password\w+|profile)/;
const inForm = (of: string): RegExp => new RegExp(`${FORM.source} ${of}$`);

export const SURVIVORS: Survivors = [
  [
    / action #\d+ after #\d+$/,
    'Una acció que no llegeix el que canvia la veïna fa el mateix abans que després; on ho llegeix, es nota.',
  ],
  [
    inForm('keepLoaded forgets (changed|warnings|attempts|andNext|sent|duplicates|unsure|conflict)'),
    'Es carrega abans que res no canviï, i després només una assessoria que es marca; la resta ja és com al principi.',
  ],
  [
    inForm('(keepLoaded|keepLoadFailure) forgets (isPrefilled|unread|original|facts|draft|refusal)'),
    'Cap cas no comença amb la fila de la llista, que és el que hi hauria abans: tests/machines/kit/form/record.test.ts.',
  ],
  [
    inForm('(keepSent|keepSaveFailure|beginNext) forgets (conflict|unsure)'),
    'Un conflicte no pot sortir de qui no torna a llegir el registre, ni un dubte de qui no en crea cap.',
  ],
  [
    inForm('beginNext forgets (failure|andNext|duplicates)'),
    'En enviar ja no queda cap error; el dubte i qui continua són de formularis que en surten o que creen.',
  ],
  [
    /^(dataRules|profile)\.\w+ .* to \w+\.saved$/,
    'D’aquí el formulari torna tot seguit a editar-se: és un estat pel qual només es passa.',
  ],
  [
    /^\w+Batch\.(idle batch\.run #0 to \w+\.running|waiting after wait #0 to \w+\.deciding)$/,
    'Entre començar i fer el següent només es decideix si n’hi ha: dona el mateix quan n’hi ha.',
  ],
  [
    /^(\w+Batch\.running perform|removal\.deleting remove) onError #\d+ after #\d+$/,
    'Les dues condicions no poden ser certes alhora.',
  ],
  [
    /^\w+Batch (begin|keepDone|keepFailed) forgets step$/,
    'Les tasques d’aquestes llistes es fan en un sol pas.',
  ],
  [
    /^\w+Request (keepData|keepFailure|request\.reset #0 #0) forgets keptAt$/,
    'Cap resposta del model no és desada d’abans: tests/machines/kit/keptAnswers.test.ts.',
  ],
  [
    /^closeDay keepRead forgets gone$/,
    'Cap assessoria triada no desapareix de la llista abans de tancar-la: tests/machines/screens/closeDay.test.ts.',
  ],
  [
    /^auth\.restoring (after restoreWait|restore onError) #0 to auth\.opening$/,
    'Sense sessió, d’obrir-la se surt tot seguit sense sessió.',
  ],
  [
    /^notifications\.counting notifications\.pause #0 to notifications\.opening$/,
    'D’obrir un avís que ja està aturat se surt tot seguit aturat.',
  ],
  [
    /^navigation (arriveWanted|bringBack|park|startScreen) forgets dirty$/,
    'El que ve després o abans, deixar la pantalla, ja diu que no hi ha canvis.',
  ],
  [
    /^navigation(\.deciding always| session\.changed) #\d after #\d$/,
    'Les dues condicions no poden ser certes alhora.',
  ],
  [
    /^navigation\.failed navigation\.retry #0 to navigation\.loading$/,
    'De decidir on s’és amb la mateixa adreça es torna sempre a carregar.',
  ],
  [
    /^navigation\.loading loadScreen onDone #0 without sendAddress #1$/,
    'La llista torna aquí sempre amb la seva adreça; amb una altra, a tests/machines/navigation.',
  ],
];

/** Reason why no expected result notices a mutant; undefined for any other. */
export const findReason = (id: string): string | undefined =>
  SURVIVORS.find(([pattern]) => pattern.test(id))?.[1];
