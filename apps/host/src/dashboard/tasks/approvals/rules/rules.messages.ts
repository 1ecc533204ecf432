import { defineMessages } from '@courtyard/common';

export const ruleMessages = defineMessages({
  en: {
    title: 'Approval rules',
    text: 'Who can approve, and how many approvals are needed. Requesters can’t approve their own. Pending requests keep the old rule.',
    none: 'Nothing in this community’s sections needs a second person’s approval.',
    change: 'Change',
    changeOf: 'Change rule: {label}',
    changeWaits: 'Pending approval',
    openChange: 'Open the pending change to this rule',
    persons: ({ count }: { count: number }) =>
      count === 1 ? 'One other person must approve.' : `${count} other people must approve.`,
    below: 'No approval needed below {amount}.',
    from: ({ count, amount }: { count: number; amount: string }) =>
      count === 1
        ? `From ${amount}, one other person must approve.`
        : `From ${amount}, ${count} other people must approve.`,
    sumDays: 'Total amounts per payee over (days)',
    sumDaysHelp: 'So that split payments count as one. Leave blank to check each amount separately.',
    summed: 'Amounts to the same payee within {days} days are added together.',
    anybody: 'Anyone with the permission can approve.',
    roles: ({ count, roles }: { count: number; roles: string }) =>
      count === 1 ? `Approvers need the role ${roles}.` : `Approvers need one of the roles ${roles}.`,
    group: 'Approvers must be members of {group}.',
    able: ({ count }: { count: number }) =>
      count === 1 ? '1 member can approve today.' : `${count} members can approve today.`,
    passes: 'If no one else can approve, it’s carried out immediately and marked in the list.',
    stops: 'If no one else can approve, it can’t be done.',
    count: 'Approvals needed',
    stepCount: 'Approvals',
    countHelp: '1 to {most}',
    amount: 'From',
    addStep: 'Add threshold',
    removeStep: 'Remove threshold {number}',
    rising: 'Each threshold needs a higher amount and more approvals than the one before.',
    who: 'Who can approve',
    whoHelp:
      'If you select roles, approvers need one of them in addition to the permission. Leave all unselected to allow anyone with the permission.',
    committee: 'Only members of',
    committeeHelp: 'Members whose term is current on the date of the decision.',
    noCommittee: 'Anyone',
    reason: 'Reason',
    reasonHelp: 'Shown to the person who approves this change.',
    means: 'Summary',
    save: 'Save rule',
    saved: 'Rule saved.',
    waits: 'The change was sent for approval.',
  },
  es: {
    title: 'Reglas de aprobación',
    text: 'Quién puede aprobar y cuántas aprobaciones hacen falta. Nadie aprueba su propia solicitud. Las pendientes conservan la regla anterior.',
    none: 'Nada en las secciones de esta comunidad necesita la aprobación de otra persona.',
    change: 'Cambiar',
    changeOf: 'Cambiar la regla: {label}',
    changeWaits: 'Pendiente de aprobación',
    openChange: 'Abrir el cambio pendiente de esta regla',
    persons: ({ count }) =>
      count === 1 ? 'Debe aprobar otra persona.' : `Deben aprobar otras ${count} personas.`,
    below: 'No hace falta aprobación por debajo de {amount}.',
    from: ({ count, amount }) =>
      count === 1
        ? `Desde ${amount} debe aprobar otra persona.`
        : `Desde ${amount} deben aprobar otras ${count} personas.`,
    sumDays: 'Sumar importes por beneficiario durante (días)',
    sumDaysHelp:
      'Para que los pagos divididos cuenten como uno. Déjelo en blanco para comprobar cada importe por separado.',
    summed: 'Los importes para un mismo beneficiario en {days} días se suman.',
    anybody: 'Puede aprobar cualquier persona con el permiso.',
    roles: ({ count, roles }) =>
      count === 1
        ? `Quien aprueba necesita el rol ${roles}.`
        : `Quien aprueba necesita uno de los roles ${roles}.`,
    group: 'Quien aprueba debe ser miembro de {group}.',
    able: ({ count }) =>
      count === 1 ? 'Hoy puede aprobar 1 miembro.' : `Hoy pueden aprobar ${count} miembros.`,
    passes: 'Si nadie más puede aprobar, se ejecuta enseguida y se indica en la lista.',
    stops: 'Si nadie más puede aprobar, no se puede hacer.',
    count: 'Aprobaciones necesarias',
    stepCount: 'Aprobaciones',
    countHelp: 'De 1 a {most}',
    amount: 'Desde',
    addStep: 'Agregar tramo',
    removeStep: 'Quitar el tramo {number}',
    rising: 'Cada tramo necesita un importe mayor y más aprobaciones que el anterior.',
    who: 'Quién puede aprobar',
    whoHelp:
      'Si selecciona roles, quien aprueba necesita uno de ellos además del permiso. Sin seleccionar ninguno, puede aprobar cualquiera con el permiso.',
    committee: 'Solo miembros de',
    committeeHelp: 'Miembros con mandato vigente en la fecha de la decisión.',
    noCommittee: 'Cualquiera',
    reason: 'Motivo',
    reasonHelp: 'La verá la persona que apruebe este cambio.',
    means: 'Resumen',
    save: 'Guardar regla',
    saved: 'Regla guardada.',
    waits: 'El cambio se envió para su aprobación.',
  },
});
