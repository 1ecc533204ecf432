import { defineMessages } from '@courtyard/common';
import { saleWords } from '@courtyard/contract/accounting/receivables/sale/sale.words';

export const saleMessages = defineMessages(
  {
    en: {
      title: 'Sale of a unit',
      text: 'Who keeps what of the account. What goes with the unit is moved the morning after a sale is entered.',
      always: 'For every sale.',
      since: 'For sales from {day} on.',
      later: 'From {day} on: {owed} · {credit}',
      change: 'Change',
      set: 'Say who keeps what at a sale',
      save: 'Save',
      effectiveHelp: 'Sales before this day keep what was said then.',
      done: 'It holds for sales from {day} on',
      missing: 'Who keeps what at sales could not be loaded.',
      counsel: 'Have counsel review: by some laws the buyer answers for what the seller owes.',
      move: 'Move to the buyers',
      moveTitle: 'Move the account of {from} to the buyers',
      moveText:
        'What is chosen is settled here, and owed by or standing to the credit of the buyers from that day on.',
      moveOwed: 'What is owed',
      moveCredit: 'What stands to the credit',
      movesOwed: '{owed} owed goes to {to}, and falls due for them on that day or later.',
      movesCredit: '{credit} of credit goes to {to}.',
      nothing: 'Nothing of this was left on that day.',
      notPlanned: 'What would be moved could not be worked out.',
      moved: 'The account was moved to {to}',
    },
    es: {
      title: 'Venta de una unidad',
      text: 'Quién conserva qué de la cuenta. Lo que pasa con la unidad se pasa la mañana después de anotar una venta.',
      always: 'Para todas las ventas.',
      since: 'Para ventas desde el {day}.',
      later: 'Desde el {day}: {owed} · {credit}',
      change: 'Cambiar',
      set: 'Decir quién conserva qué en una venta',
      save: 'Guardar',
      effectiveHelp: 'Las ventas anteriores conservan lo que se decía entonces.',
      done: 'Vale para ventas desde el {day}',
      missing: 'No se pudo cargar quién conserva qué en las ventas.',
      counsel:
        'Haga que lo revise un abogado: según algunas leyes el comprador responde de lo que debe el vendedor.',
      move: 'Pasar a los compradores',
      moveTitle: 'Pasar la cuenta de {from} a los compradores',
      moveText:
        'Lo elegido queda saldado aquí, y desde ese día lo deben o lo tienen a favor los compradores.',
      moveOwed: 'Lo que se debe',
      moveCredit: 'Lo que hay a favor',
      movesOwed: '{owed} por pagar pasan a {to}, y vencen para ellos ese día o más tarde.',
      movesCredit: '{credit} a favor pasan a {to}.',
      nothing: 'Ese día no quedaba nada de esto.',
      notPlanned: 'No se pudo calcular lo que se pasaría.',
      moved: 'La cuenta se pasó a {to}',
    },
  },
  saleWords,
);
