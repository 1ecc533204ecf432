import type { Language } from '@courtyard/common';
import type { Article } from './article';

/** What is decided by two, let go of, or looked up afterwards. */
export const rightsArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'approvals',
      title: 'When a second person decides',
      routes: ['/approvals', '/people/roles', '/people/members/details'],
      text: [
        'A change by which somebody would gain rights over money waits until another person approves it. It is under “Approvals”, and among what needs whoever may decide.',
        '“Approve” carries it out at once, in the name of who asked; “Refuse” takes a reason, of which they are told. Who asked never decides, and can press “Take back” while it waits.',
        'After 14 days a request expires. Where the thing changed meanwhile, it is withdrawn and says why: ask again for what is still wanted.',
        'Under “Rules”, administrators say how many decide, from which amount on, and whether it takes certain roles or the members of a committee. Another administrator approves such a change; what waits already keeps its rule.',
      ],
    },
    {
      id: 'household',
      title: 'Invite a tenant or your family',
      routes: ['/properties-common-areas/properties/detail'],
      text: [
        'Open your home and find “Tenants and family”. Press “Invite”, say who they are to the home, and enter the first and the last day; for family the last day can be left open.',
        'They get a letter with a link, and may do what a tenant may until that day. Then it ends by itself. “End or extend” changes the day.',
      ],
    },
    {
      id: 'closing',
      title: 'Take your data along, or close your account',
      routes: ['/myprofile'],
      text: [
        'Account Settings has “Your data”: “Download” gives a ZIP with everything that the community holds about you and what you uploaded.',
        '“Close account” takes your password and closes it in all your communities 14 days later. Until then everything works, and “Keep account” stops it.',
        'Your name and address stay with each community as those of a past member, since books, votes and histories name people. The last administrator makes somebody else one first.',
      ],
    },
    {
      id: 'logs',
      title: 'See who did what',
      routes: ['/people/logs'],
      text: [
        'People, then “Logs”, tells what was done and by whom, with what stood there before and after, of everything that you may see. Entries are never changed or removed.',
        'Search by a person or a thing, filter by days, section or what was done, and export what the filters leave. A bar of a chart leads to the entries that it counts.',
      ],
    },
  ],
  es: [
    {
      id: 'approvals',
      title: 'Cuando decide una segunda persona',
      routes: ['/approvals', '/people/roles', '/people/members/details'],
      text: [
        'Un cambio por el que alguien ganaría derechos sobre el dinero espera a que otra persona lo apruebe. Está en «Aprobaciones» y entre lo que espera a quien puede decidir.',
        '«Aprobar» lo hace al momento, en nombre de quien lo pidió; «Rechazar» pide un motivo, que se le dice. Quien lo pidió nunca decide, y puede pulsar «Retirar» mientras espera.',
        'A los 14 días la solicitud caduca. Si entretanto algo cambió, se retira y dice por qué: pida de nuevo lo que todavía haga falta.',
        'En «Reglas», la administración dice cuántas personas deciden, desde qué importe, y si hacen falta ciertos roles o ser miembro de un comité. Otra persona de la administración aprueba ese cambio; lo que ya espera conserva su regla.',
      ],
    },
    {
      id: 'household',
      title: 'Invitar a un inquilino o a su familia',
      routes: ['/properties-common-areas/properties/detail'],
      text: [
        'Abra su vivienda y busque «Inquilinos y familia». Pulse «Invitar», diga en calidad de qué vive allí y escriba el primer y el último día; para familiares el último puede quedar abierto.',
        'Recibe una carta con un enlace y puede hacer lo que un inquilino hasta ese día. Después termina por sí solo. «Terminar o prolongar» cambia el día.',
      ],
    },
    {
      id: 'closing',
      title: 'Llevarse sus datos o cerrar su cuenta',
      routes: ['/myprofile'],
      text: [
        'Los ajustes de la cuenta tienen «Sus datos»: «Descargar» da un ZIP con todo lo que la comunidad guarda sobre usted y lo que subió.',
        '«Cerrar la cuenta» pide su contraseña y la cierra en todas sus comunidades 14 días después. Hasta entonces todo funciona, y «Conservar la cuenta» lo detiene.',
        'Su nombre y su dirección quedan en cada comunidad como los de un antiguo miembro, pues libros, votaciones e historiales nombran a las personas. Quien es la última persona de la administración nombra antes a otra.',
      ],
    },
    {
      id: 'logs',
      title: 'Ver quién hizo qué',
      routes: ['/people/logs'],
      text: [
        'Personas y luego «Registros» cuenta qué se hizo y quién lo hizo, con lo que había antes y después, de todo lo que usted puede ver. Las entradas nunca se cambian ni se quitan.',
        'Busque por una persona o una cosa, filtre por días, sección o lo que se hizo, y exporte lo que dejan los filtros. Una barra de un gráfico lleva a las entradas que cuenta.',
      ],
    },
  ],
};
