import { defineMessages } from '@courtyard/common';
import { memberWords } from '@courtyard/contract/people/member/member.words';

export const householdMessages = defineMessages(
  {
    en: {
      title: 'Tenants and family',
      description: 'Who was invited to live here. What they may do ends with their last day.',
      none: 'Nobody was invited to this home.',
      invite: 'Invite',
      inviteTitle: 'Invite to this home',
      inviteText:
        'They get a letter with a link, and may do in the community what a tenant may, until the last day.',
      'kind.tenant': 'Tenant',
      'kind.resident': 'Family',
      kind: 'As',
      startsOn: 'First day',
      endsOn: 'Last day',
      endsOnText: 'After it their access ends by itself. For family it can be left open.',
      sent: 'An invitation is on its way to {email}.',
      change: 'End or extend',
      changeTitle: 'Until when does {name} live here?',
      changed: 'The last day of {name} is saved.',
      until: 'Until {day}',
      from: 'From {day}',
      span: '{from} – {to}',
    },
    es: {
      title: 'Inquilinos y familia',
      description: 'Quién fue invitado a vivir aquí. Lo que puede hacer termina con su último día.',
      none: 'Nadie fue invitado a esta vivienda.',
      invite: 'Invitar',
      inviteTitle: 'Invitar a esta vivienda',
      inviteText:
        'Recibe una carta con un enlace y puede hacer en la comunidad lo que puede un inquilino, hasta el último día.',
      'kind.tenant': 'Inquilino',
      'kind.resident': 'Familia',
      kind: 'En calidad de',
      startsOn: 'Primer día',
      endsOn: 'Último día',
      endsOnText: 'Después su acceso termina por sí solo. Para familiares puede quedar abierto.',
      sent: 'Una invitación va en camino a {email}.',
      change: 'Terminar o prolongar',
      changeTitle: '¿Hasta cuándo vive aquí {name}?',
      changed: 'Se guardó el último día de {name}.',
      until: 'Hasta el {day}',
      from: 'A partir del {day}',
      span: '{from} – {to}',
    },
  },
  memberWords,
);
