import type { Sentences } from '../../../http/language/sentence';

/** What is told of tickets that stay as they are, in Spanish. */
export const ticketSentences: Sentences = {
  'You’ve opened {1} tickets today. Add a message to one of them, or try again tomorrow.':
    'Abrió {1} consultas hoy. Agregue un mensaje a una de ellas o inténtelo mañana.',
  'Only people who answer tickets can write notes.':
    'Solo quienes responden consultas pueden escribir notas.',
  'This ticket is already closed.': 'Esta consulta ya está cerrada.',
  'This ticket is already open.': 'Esta consulta ya está abierta.',
  'Choose someone who can answer tickets.': 'Elija a alguien que pueda responder consultas.',
  'Enter a path in Courtyard.': 'Escriba una ruta de Courtyard.',
};
