import type { Sentences } from '../../../http/language/sentence';

/** What is told of tickets that stay as they are, in Spanish. */
export const ticketSentences: Sentences = {
  'You asked {1} times within a day. Write more to one of these tickets, or ask again tomorrow.':
    'Preguntó {1} veces en un día. Escriba en una de estas consultas, o pregunte de nuevo mañana.',
  'Only those who answer write notes.': 'Solo quienes responden escriben notas.',
  'This ticket is closed already.': 'Esta consulta ya está cerrada.',
  'This ticket is open already.': 'Esta consulta ya está abierta.',
  'Choose somebody who may answer tickets.': 'Elija a quien puede responder consultas.',
  'Write a path of this product.': 'Escriba una ruta de este producto.',
};
