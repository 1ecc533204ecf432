import { defineMessages } from '@courtyard/common';

export const ruleMessages = defineMessages({
  en: {
    title: 'Rules of approvals',
    text: 'Who decides on what waits for a second person, and how many. Who asks never decides. What waits already keeps the rule it was asked under.',
    none: 'No section of this community has anything decided by a second person.',
    change: 'Change',
    changeOf: 'Change the rule: {label}',
    changeWaits: 'Waits for approval',
    openChange: 'Open the change of this rule',
    persons: ({ count }: { count: number }) =>
      count === 1 ? 'One other person decides.' : `${count} other persons decide.`,
    below: 'Below {amount} nothing waits.',
    from: ({ count, amount }: { count: number; amount: string }) =>
      count === 1
        ? `From ${amount} one other person decides.`
        : `From ${amount} ${count} other persons decide.`,
    sumDays: 'Add up amounts per payee over (days)',
    sumDaysHelp: 'So that a split payment counts as one. Leave blank to look at each amount alone.',
    summed: 'Amounts for one payee within {days} days are added up.',
    anybody: 'Whoever has the right may decide.',
    roles: ({ count, roles }: { count: number; roles: string }) =>
      count === 1 ? `Who decides has the role ${roles}.` : `Who decides has one of the roles ${roles}.`,
    group: 'Who decides is a member of {group}.',
    able: ({ count }: { count: number }) =>
      count === 1 ? 'One member could decide today.' : `${count} members could decide today.`,
    passes: 'Where nobody else could decide, it is done at once, and the list says so.',
    stops: 'Where nobody else could decide, it cannot be done.',
    count: 'How many others decide',
    stepCount: 'Persons',
    countHelp: '1 to {most}',
    amount: 'From',
    addStep: 'Add a step',
    removeStep: 'Remove step {number}',
    rising: 'Each step begins at a higher amount and asks for more persons than the one before.',
    who: 'Who may decide',
    whoHelp:
      'Tick none, and whoever has the right may decide. Otherwise who decides needs the right and one of these roles.',
    committee: 'Only members of',
    committeeHelp: 'Those whose term runs on the day of the decision.',
    noCommittee: 'Anybody',
    reason: 'Reason',
    reasonHelp: 'For whoever approves this change.',
    means: 'What it means',
    save: 'Save rule',
    saved: 'The rule is saved.',
    waits: 'The change waits for another person to approve it.',
  },
  es: {
    title: 'Reglas de aprobación',
    text: 'Quién decide lo que espera a una segunda persona y cuántas deciden. Quien pide nunca decide. Lo que ya espera conserva la regla con que se pidió.',
    none: 'Ninguna sección de esta comunidad hace decidir nada a una segunda persona.',
    change: 'Cambiar',
    changeOf: 'Cambiar la regla: {label}',
    changeWaits: 'Espera aprobación',
    openChange: 'Abrir el cambio de esta regla',
    persons: ({ count }) => (count === 1 ? 'Decide otra persona.' : `Deciden otras ${count} personas.`),
    below: 'Por debajo de {amount} nada espera.',
    from: ({ count, amount }) =>
      count === 1
        ? `Desde ${amount} decide otra persona.`
        : `Desde ${amount} deciden otras ${count} personas.`,
    sumDays: 'Sumar importes por beneficiario durante (días)',
    sumDaysHelp: 'Así un pago dividido cuenta como uno. Déjelo en blanco para ver cada importe por separado.',
    summed: 'Los importes para un mismo beneficiario en {days} días se suman.',
    anybody: 'Puede decidir quien tenga el derecho.',
    roles: ({ count, roles }) =>
      count === 1 ? `Quien decide tiene el rol ${roles}.` : `Quien decide tiene uno de los roles ${roles}.`,
    group: 'Quien decide es miembro de {group}.',
    able: ({ count }) =>
      count === 1 ? 'Hoy podría decidir un miembro.' : `Hoy podrían decidir ${count} miembros.`,
    passes: 'Si nadie más puede decidir, se hace enseguida y la lista lo dice.',
    stops: 'Si nadie más puede decidir, no se puede hacer.',
    count: 'Cuántas personas más deciden',
    stepCount: 'Personas',
    countHelp: 'De 1 a {most}',
    amount: 'Desde',
    addStep: 'Agregar un tramo',
    removeStep: 'Quitar el tramo {number}',
    rising: 'Cada tramo empieza en un importe mayor y pide más personas que el anterior.',
    who: 'Quién puede decidir',
    whoHelp:
      'Sin marcar ninguno, puede decidir quien tenga el derecho. Si marca alguno, hace falta el derecho y uno de estos roles.',
    committee: 'Solo miembros de',
    committeeHelp: 'Aquellos cuyo mandato esté vigente el día de la decisión.',
    noCommittee: 'Cualquiera',
    reason: 'Motivo',
    reasonHelp: 'Para quien apruebe este cambio.',
    means: 'Qué significa',
    save: 'Guardar regla',
    saved: 'La regla se guardó.',
    waits: 'El cambio espera a que otra persona lo apruebe.',
  },
});
