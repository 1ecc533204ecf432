import type { Language } from '@courtyard/common';
import type { Article } from './article';

/** One's own account: who one is, and how one is let in. */
export const accountArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'name',
      title: 'Change your name or email',
      routes: ['/myprofile'],
      text: [
        'Go to Account settings and choose Change name. Members of this community see the new name; other communities keep the one they have.',
        'Changing your email requires your current password. We send a confirmation link to the new address; confirm within 24 hours. Until then, sign in with the old one.',
        'We also notify your old address, which can undo the change for seven days.',
      ],
    },
    {
      id: 'proof',
      title: 'Why you’re asked to confirm it’s you',
      routes: ['/people/roles'],
      text: [
        'Before you create, change or assign roles, and before money moves – paying bills, refunds, waivers, reopening a closed month, changing payment instructions – Courtyard asks you to confirm that it’s you. You won’t be asked again for ten minutes.',
        'This way someone who finds your screen open can’t give themselves permissions or pay themselves. Your input isn’t lost while you confirm.',
      ],
    },
    {
      id: 'second-factor',
      title: 'Two-factor sign-in: authenticator app, passkeys and recovery codes',
      routes: ['/myprofile', '/people/roles'],
      text: [
        'Go to Account settings, Two-factor authentication, and add an authenticator app or a passkey. Then even someone who learns your password can’t sign in. A code works once, for about a minute; make sure your phone’s clock is right.',
        'When you add the first one, you get ten recovery codes. Store them somewhere other than your phone: each lets you sign in once. Generating new codes replaces the old ones.',
        'A community can require two-factor authentication for a role. You’re notified and get a task with the deadline. After it, you can’t use anything else until you set it up, and you can’t remove your last factor.',
        'Role managers set this on the role’s page under Two-factor authentication, and see who is affected first. They need their own second factor.',
        'Lost your app, passkeys and codes? Ask an administrator: they can remove your second factor on your member page, and you’re notified by email. If you belong to several communities, or you’re the only administrator, contact your server administrator.',
      ],
    },
    {
      id: 'passkeys',
      title: 'Sign in with a passkey, without a password',
      routes: ['/myprofile', '/pages/passkey'],
      text: [
        'Go to Account settings, Two-factor authentication, Add a passkey. Your device asks for your fingerprint, face or device code and stores the passkey. Add one per device, or save it in your password manager, with a name you’ll recognize.',
        'On the sign-in page, choose Use a passkey. It counts as both factors, so no code is needed. You can also use it instead of a code, or when Courtyard asks you to confirm it’s you.',
        'A passkey works only at the address of the community where you created it. In another community, sign in with your password and a code, switch from this one, or add a passkey there too.',
        'Lost a device? Remove its passkey from the list right away; the list shows when each was last used.',
      ],
    },
    {
      id: 'tickets',
      title: 'Ask a question',
      routes: ['/help-support'],
      text: [
        'Go to Help & Support and choose Ask us, or choose Ask about this page in a page’s help. Your ticket gets a number and goes to the people who answer for the community.',
        'You can attach up to ten files: photos, PDF, office files and text, 25 MB each. Only people who can read the ticket can open them.',
        'You get the answer as a notification and by email. Reply in the same ticket, close it when you’re done, or reopen it if you need more.',
        'People who answer tickets see all of them. Their internal notes aren’t visible to you.',
      ],
    },
    {
      id: 'first-days',
      title: 'Your first days',
      routes: ['/dashboard'],
      text: [
        'The dashboard lists first steps until you complete them, each with a link. You can hide the list at any time.',
        'Take the tour to see where things are. You’ll find it in the help menu.',
      ],
    },
    {
      id: 'mail-you-get',
      title: 'Choose which emails you get',
      routes: ['/notifications/settings'],
      text: [
        'Under “Required notices”, agree to get meeting notices, ballots and other required notices by email, or withdraw your consent. The date is recorded. Without consent, they’re sent to your mailing address.',
        'Under “Email from your community”, choose whether news, events and money matters come right away or not at all; news and events can also come once a day or week, at the time you set below. Unsubscribe links in emails do the same.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact details and emergency contacts',
      routes: ['/myprofile'],
      text: [
        'Go to Account settings, then “Contact details”: mailing address, home and work phones, languages. People who manage members see them; each appears in the directory only if you choose to show it.',
        'Without a mailing address, postal mail goes to your home.',
        'Under “Emergency contacts”, add up to two people with a phone number. They’re never in the directory; only people with permission see them on your page.',
      ],
    },
    {
      id: 'undo',
      title: 'Undo your last action',
      text: [
        'After an action that can be undone, Undo appears at the bottom of the window for a few seconds; you can also press Ctrl or ⌘ and Z. It stays while you point at it.',
        'If someone else changed the same record in the meantime, nothing is undone, and you’re told why.',
      ],
    },
  ],
  es: [
    {
      id: 'name',
      title: 'Cambiar su nombre o su correo',
      routes: ['/myprofile'],
      text: [
        'Vaya a Ajustes de la cuenta y elija Cambiar el nombre. Lo ven los miembros de esta comunidad; las demás conservan el que tienen.',
        'Cambiar el correo pide su contraseña actual. Enviamos un enlace de confirmación a la dirección nueva; confírmela en un plazo de 24 horas. Hasta entonces, use la anterior.',
        'También avisamos a la dirección anterior, que puede deshacer el cambio durante siete días.',
      ],
    },
    {
      id: 'proof',
      title: 'Por qué se le pide confirmar que es usted',
      routes: ['/people/roles'],
      text: [
        'Antes de crear, cambiar o asignar roles, y antes de mover dinero (pagar facturas, devolver o condonar importes, reabrir un mes cerrado, cambiar las instrucciones de pago), Courtyard le pide confirmar que es usted. No se le volverá a preguntar durante diez minutos.',
        'Así, quien encuentre su pantalla abierta no puede darse permisos ni pagarse. Lo que escribió no se pierde mientras confirma.',
      ],
    },
    {
      id: 'second-factor',
      title: 'Dos factores: aplicación de autenticación, llaves de acceso y códigos de recuperación',
      routes: ['/myprofile', '/people/roles'],
      text: [
        'Vaya a Ajustes de la cuenta, Dos factores, y añada una aplicación de autenticación o una llave de acceso. Así, aunque alguien averigüe su contraseña, no podrá entrar. Un código vale una vez y cerca de un minuto; compruebe que el reloj del teléfono va bien.',
        'Al añadir el primero recibe diez códigos de recuperación. Guárdelos en un lugar distinto del teléfono: cada uno permite entrar una vez. Los códigos nuevos sustituyen a los anteriores.',
        'Una comunidad puede exigir dos factores a un rol. Se le avisa y recibe una tarea con la fecha límite. Después no podrá usar nada más hasta configurarlos, ni quitar el último factor.',
        'Quien gestiona los roles lo exige en la página del rol, en Dos factores, y ve antes a quién afecta. Necesita tener su propio segundo factor.',
        '¿Perdió la aplicación, las llaves y los códigos? Pida a un administrador que le quite el segundo factor en su página de miembro; se le avisa por correo. Si pertenece a varias comunidades, o es el único administrador, contacte con el administrador del servidor.',
      ],
    },
    {
      id: 'passkeys',
      title: 'Entrar con una llave de acceso, sin contraseña',
      routes: ['/myprofile', '/pages/passkey'],
      text: [
        'Vaya a Ajustes de la cuenta, Dos factores, Añadir una llave de acceso. Su dispositivo pide su huella, su cara o su código y guarda la llave. Añada una por dispositivo, o guárdela en su gestor de contraseñas, con un nombre que reconozca.',
        'En la página de inicio de sesión elija Usar una llave de acceso. Cuenta como los dos factores, así que no hace falta código. También sirve en lugar de un código o cuando Courtyard pide confirmar que es usted.',
        'Una llave de acceso sirve solo en la dirección de la comunidad donde la creó. En otra, entre con su contraseña y un código, cambie desde esta, o añada también allí una llave.',
        '¿Perdió un dispositivo? Quite enseguida su llave de la lista, que muestra cuándo se usó cada una por última vez.',
      ],
    },
    {
      id: 'tickets',
      title: 'Hacer una pregunta',
      routes: ['/help-support'],
      text: [
        'Vaya a Ayuda y soporte y elija Preguntar, o Preguntar sobre esta página en la ayuda de una página. Su consulta recibe un número y llega a quienes responden por la comunidad.',
        'Puede adjuntar hasta diez archivos: fotos, PDF, archivos de oficina y texto, de 25 MB cada uno. Solo los abren quienes pueden leer la consulta.',
        'La respuesta llega como notificación y por correo. Responda en la misma consulta, ciérrela cuando termine o reábrala si necesita más.',
        'Quienes responden ven todas las consultas. Sus notas internas no son visibles para usted.',
      ],
    },
    {
      id: 'first-days',
      title: 'Sus primeros días',
      routes: ['/dashboard'],
      text: [
        'El panel muestra los primeros pasos hasta que los complete, cada uno con un enlace. Puede ocultar la lista cuando quiera.',
        'Haga la visita guiada para ver dónde está cada cosa. La encuentra en el menú de ayuda.',
      ],
    },
    {
      id: 'mail-you-get',
      title: 'Elegir qué correos recibe',
      routes: ['/notifications/settings'],
      text: [
        'En «Avisos obligatorios» acepte recibir por correo electrónico las convocatorias de junta, las papeletas y otros avisos obligatorios, o retire su consentimiento. Se registra la fecha. Sin consentimiento, se envían a su dirección postal.',
        'En «Correo de su comunidad» elija si las noticias, los eventos y los asuntos de dinero llegan al momento o nunca; las noticias y los eventos también pueden llegar una vez al día o a la semana, a la hora que fije más abajo. Los enlaces de baja de los correos hacen lo mismo.',
      ],
    },
    {
      id: 'contact',
      title: 'Datos de contacto y contactos de emergencia',
      routes: ['/myprofile'],
      text: [
        'Vaya a Ajustes de la cuenta y luego «Datos de contacto»: dirección postal, teléfonos de casa y del trabajo, idiomas. Los ven quienes gestionan los miembros; cada dato sale en el directorio solo si usted lo elige.',
        'Sin dirección postal, el correo postal va a su vivienda.',
        'En «Contactos de emergencia» añada hasta dos personas con su teléfono. Nunca salen en el directorio; solo las ven en su página las personas con permiso.',
      ],
    },
    {
      id: 'undo',
      title: 'Deshacer su última acción',
      text: [
        'Tras una acción que se puede deshacer, aparece Deshacer al pie de la ventana durante unos segundos; también puede pulsar Ctrl o ⌘ y Z. Se queda mientras apunta a ella.',
        'Si otra persona cambió la misma ficha entretanto, no se deshace nada y se le indica el motivo.',
      ],
    },
  ],
};
