import type { Sentences } from '../../../http/language/sentence';

/** What approvals and their rules tell people. */
export const approvalSentences: Sentences = {
  'Such a change of this waits for approval already. Decide on it or withdraw it first.':
    'Un cambio así ya espera aprobación. Decídalo o retírelo primero.',
  'This needs the approval of a second person, and too few others have the permission “{1}”. Add it to a role that someone else has first.':
    'Esto necesita la aprobación de otra persona, y muy pocas más tienen el permiso «{1}». Agréguelo primero a un rol de otra persona.',
  'This was decided or withdrawn in the meantime. Nothing was changed now.':
    'Esto se decidió o retiró entretanto. Ahora no se cambió nada.',
  'Who asked does not decide: another person has to.': 'Quien lo pidió no decide: debe hacerlo otra persona.',
  'Who wrote this does not decide: another person has to.':
    'Quien escribió esto no decide: debe hacerlo otra persona.',
  'Nobody approves what they may not do themselves. You lack: {1}.':
    'Nadie aprueba lo que no puede hacer. Le falta: {1}.',
  'You approved this already. It waits for another person.': 'Ya lo aprobó. Espera a otra persona.',
  'Only who asked takes it back. You can refuse it.':
    'Solo quien lo pidió lo retira. Usted puede rechazarlo.',
  'The community has this decided by certain roles or a committee, and you are none of them.':
    'La comunidad hace que lo decidan ciertos roles o un comité, y usted no es de ellos.',
  'Each step begins at a higher amount and asks for more persons than the one before.':
    'Cada tramo empieza en un importe mayor y pide más personas que el anterior.',
  'This kind of change has no payee: leave the days blank.':
    'Este tipo de cambio no tiene beneficiario: deje los días en blanco.',
  'This kind of change is of no amount: say only how many decide.':
    'Este tipo de cambio no tiene importe: diga solo cuántas personas deciden.',
  'There is no such committee.': 'Ese comité no existe.',
  'The rule asks for {1}, and so many of those whom it names have the right to decide: {2}.':
    'La regla pide {1}, y de quienes nombra tienen derecho a decidir: {2}.',
  'A rule of approvals, or something that waits, has it decide: change the rule first, under Approvals.':
    'Una regla de aprobaciones, o algo que espera, depende de su decisión: cambie antes la regla, en Aprobaciones.',
};
