import type { Sentences } from '../../../http/language/sentence';

/** What approvals and their rules tell people. */
export const approvalSentences: Sentences = {
  'A change to this is already pending approval. Decide on it or withdraw it first.':
    'Ya hay un cambio de esto pendiente de aprobación. Decídalo o retírelo primero.',
  'This needs approval by a second person, but too few others have the permission “{1}”. Add it to someone else’s role first.':
    'Esto necesita la aprobación de otra persona, pero muy pocas más tienen el permiso «{1}». Agréguelo antes al rol de otra persona.',
  'This was already decided or withdrawn. Nothing was changed.':
    'Esto ya se decidió o retiró. No se cambió nada.',
  'You can’t approve your own request. Another person has to.':
    'No puede aprobar su propia solicitud. Debe hacerlo otra persona.',
  'You can’t approve what you wrote. Another person has to.':
    'No puede aprobar lo que usted escribió. Debe hacerlo otra persona.',
  'You can only approve rights you hold yourself. You lack: {1}.':
    'Solo puede aprobar permisos que usted tenga. Le falta: {1}.',
  'You’ve already approved this. Another person’s approval is needed.':
    'Ya lo aprobó. Falta la aprobación de otra persona.',
  'Only the requester can withdraw this. You can reject it.':
    'Solo quien lo solicitó puede retirarlo. Usted puede rechazarlo.',
  'Your community limits this decision to certain roles or a committee, and you aren’t one of them.':
    'Su comunidad reserva esta decisión a ciertos roles o a un comité, y usted no está entre ellos.',
  'Each threshold needs a higher amount and more approvals than the one before.':
    'Cada tramo necesita un importe mayor y más aprobaciones que el anterior.',
  'This kind of change has no payee: leave the days blank.':
    'Este tipo de cambio no tiene beneficiario: deje los días en blanco.',
  'This kind of change has no amount: set only the number of approvals.':
    'Este tipo de cambio no tiene importe: fije solo el número de aprobaciones.',
  'Committee not found.': 'Ese comité no existe.',
  'The rule needs {1}, but only this many of the people it names have the permission: {2}.':
    'La regla necesita {1}, pero de las personas que nombra tienen el permiso solo: {2}.',
  'An approval rule or a pending request uses this. Change the rule first, under Approvals.':
    'Una regla de aprobación o una solicitud pendiente lo usa. Cambie antes la regla, en Aprobaciones.',
};
