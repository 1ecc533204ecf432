import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls of sealed polls tell people, in Spanish by the English. */
export const sealedSentences: Sentences = {
  'This poll has no key of an inspector.': 'Esta votación no tiene clave de un inspector.',
  'Only an inspector of this poll can do that: they have its key.':
    'Eso solo lo puede hacer un inspector de esta votación: tiene su clave.',
  'This poll was opened: its key stays as it is.': 'Esta votación se abrió: su clave queda como está.',
  'Only an inspector opens a sealed poll: their seat does not end before its close.':
    'Una votación sellada solo la abre un inspector: su puesto no termina antes del cierre.',
  'An inspector who has the key of a sealed poll opens its envelopes after the close: their seat has no last day.':
    'Un inspector con la clave de una votación sellada abre sus sobres tras el cierre: su puesto no tiene último día.',
  'The copies have to differ.': 'Las copias tienen que ser distintas.',
  'This is no public key. Make a new one on the page of the poll.':
    'Esto no es una clave pública. Haga una nueva en la página de la votación.',
  'This is not that copy of the key. Choose the file that was saved last.':
    'No es esa copia de la clave. Elija el archivo que se guardó el último.',
  'An inspector makes the key of this poll first, and tries both copies of it: without one nobody could ever count.':
    'Antes un inspector hace la clave de esta votación y prueba sus dos copias: sin ella nadie podría contar nunca.',
  'More than 3,000 may vote: an inspector cannot open so many envelopes at once. Leave the key to Courtyard.':
    'Pueden votar más de 3.000: un inspector no puede abrir tantos sobres a la vez. Deje la clave a Courtyard.',
  'Votes are still cast: the envelopes are opened when the poll has closed.':
    'Aún se vota: los sobres se abren cuando la votación se cierra.',
  'There are no envelopes to open: they are let go of when the votes are counted.':
    'No hay sobres que abrir: se borran al contar los votos.',
  'These are not as many ballots, or not of the weights, that the envelopes have.':
    'No son tantas papeletas, o no de los pesos, que tienen los sobres.',
  'Some choices are none of this poll.': 'Algunas elecciones no son de esta votación.',
  'Each ballot that can be read has a code of its own.':
    'Cada papeleta que se puede leer tiene su propio código.',
  'This is not the key of this poll: it does not open what was encrypted for it.':
    'No es la clave de esta votación: no abre lo que se cifró para ella.',
};
