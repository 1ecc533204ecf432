import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls of sealed polls tell people, in Spanish by the English. */
export const sealedSentences: Sentences = {
  'This poll has no inspector’s key.': 'Esta votación no tiene clave de un inspector.',
  'Only an inspector of this poll can do this: they have its key.':
    'Solo lo puede hacer un inspector de esta votación: tiene su clave.',
  'This poll was opened: its key can’t be changed.': 'Esta votación se abrió: su clave no se puede cambiar.',
  'Only an inspector can open a sealed poll, so their appointment can’t end before it closes.':
    'Solo un inspector puede abrir una votación sellada, así que su nombramiento no puede terminar antes del cierre.',
  'An inspector with the key of a sealed poll opens its envelopes after it closes, so their appointment can’t have an end date.':
    'Un inspector con la clave de una votación sellada abre sus sobres tras el cierre, así que su nombramiento no puede tener fecha de fin.',
  'The two copies must be different.': 'Las dos copias tienen que ser distintas.',
  'This isn’t a public key. Create a new one on the poll’s page.':
    'No es una clave pública. Cree una nueva en la página de la votación.',
  'This isn’t that copy of the key. Choose the most recently saved file.':
    'No es esa copia de la clave. Elija el archivo guardado más recientemente.',
  'First an inspector must create this poll’s key and test both copies: without the key, the votes could never be counted.':
    'Antes un inspector debe crear la clave de esta votación y probar sus dos copias: sin ella no se podrían contar los votos.',
  'More than 3,000 can vote: an inspector can’t open that many envelopes. Let Courtyard hold the key.':
    'Pueden votar más de 3.000: un inspector no puede abrir tantos sobres. Deje la clave a Courtyard.',
  'Voting is still open: the envelopes are opened after it closes.':
    'Aún se vota: los sobres se abren tras el cierre.',
  'There are no envelopes: they’re deleted when the votes are counted.':
    'No hay sobres: se eliminan al contar los votos.',
  'The number or weight of the ballots doesn’t match the envelopes.':
    'El número o el peso de las papeletas no coincide con los sobres.',
  'Some choices don’t belong to this poll.': 'Algunas opciones no son de esta votación.',
  'Each readable ballot must have its own code.': 'Cada papeleta legible debe tener su propio código.',
  'This isn’t the key of this poll: it can’t decrypt its votes.':
    'No es la clave de esta votación: no puede descifrar sus votos.',
};
