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
        'Account Settings, then Change name: the people of this community see it, other communities keep theirs.',
        'Change email takes your present password. The new address gets a letter with which you confirm it within a day; until then you sign in with the old one.',
        'The old address is told, and can take the change back for seven days.',
      ],
    },
    {
      id: 'proof',
      title: 'Why you are asked who you are again',
      routes: ['/people/roles'],
      text: [
        'Before roles are made, changed or given, and before money moves, Courtyard asks once more for what only you know: bills are paid, money is given back or forgiven, a closed month is opened again, owners are told where to pay. It then holds for ten minutes.',
        'So nobody who finds your screen open can give themselves rights or pay themselves. Nothing of what you entered is lost while you answer.',
      ],
    },
    {
      id: 'second-factor',
      title: 'Two factors: an app, passkeys and recovery codes',
      routes: ['/myprofile', '/people/roles'],
      text: [
        'Account Settings, Two factors: add an authenticator app or a passkey. From then on who knows your password still cannot sign in. A code counts for about a minute, and once; the clock of your phone has to be right.',
        'With the first of them you get ten recovery codes. Keep them apart from your phone: each signs you in once where you do not have it. New ones replace all before.',
        'A community may demand two factors of a role. You are told, find it among what needs you with its day, and after that day nothing else is open to you until you have one. The last one cannot be removed meanwhile.',
        'Who gives roles demands it on the page of the role, Two factors, and sees before whom it concerns. They need a second factor of their own first.',
        'App, passkeys and codes are all lost? Ask an administrator: on your page among the members they can remove your second factor, and you are told by mail. For an account of several communities, and for administrators without another one, who runs the installation does it.',
      ],
    },
    {
      id: 'passkeys',
      title: 'Sign in with a passkey, without a password',
      routes: ['/myprofile', '/pages/passkey'],
      text: [
        'Account Settings, Two factors, Add a passkey: your device asks for your fingerprint, your face or its code, and keeps the passkey. Add one for each device, or keep it in your password manager, and give it a name by which you know it again.',
        'On the sign-in page choose Use a passkey. It is two factors at once, so that no code is asked for. After the password it takes the place of the code, and it answers where Courtyard asks whether it is you.',
        'A passkey works at the address of the community where you made it; in another one sign in with your password and a recovery code or your app, switch over from here, or add a passkey there too.',
        'A device is lost? Remove its passkey in the list at once; it says when each was used last.',
      ],
    },
    {
      id: 'tickets',
      title: 'Ask, where no article helps',
      routes: ['/help-support'],
      text: [
        'Help & Support, then Ask us; or Ask about this page in the help of a page, which says where you were. What you ask has a number, and waits with those who answer for the community.',
        'Up to ten “Files” can go along: photos, PDF, office files and texts, 25 MB each. Whoever reads the ticket can open them, and nobody else.',
        'The answer comes as a notification and by email. Write more in the same ticket, close it when you are done, and open it again when it was not enough.',
        'Who answers sees all tickets. A note that they keep is not for who asked.',
      ],
    },
    {
      id: 'first-days',
      title: 'Your first days',
      routes: ['/dashboard'],
      text: [
        'The dashboard lists first steps until they are done, each with the page on which it is done. You can hide the list at any time.',
        'Take the tour shows what stands where. It is behind the question mark as often as you like.',
      ],
    },
    {
      id: 'mail-you-get',
      title: 'Choose what comes to you by e-mail',
      routes: ['/notifications/settings'],
      text: [
        'Under “Required notices” you agree that notices of meetings, ballots and what else is owed to you come by e-mail, or take that back. The day is kept. Without it they come as letters to your mailing address.',
        'Under “Mail from your community” say of news, events and what is about money whether they come at once or not at all; news and events can come once a day or a week, in the mail whose time you set below. It is the same as unsubscribing by the link in a letter.',
      ],
    },
    {
      id: 'contact',
      title: 'How you are reached, and whom to call in an emergency',
      routes: ['/myprofile'],
      text: [
        'Account Settings, then “Contact details”: mailing address, phones at home and at work, the languages that you speak. Those who manage members see them; each part shows in the directory only where you say so.',
        'Without a “Mailing address” letters go to your home.',
        'Under “In an emergency” you name up to two people with a phone. They are never in the directory; those with the right to it see them on your page.',
      ],
    },
    {
      id: 'undo',
      title: 'Take back what you just did',
      text: [
        'What can be taken back exactly offers Undo at the bottom of the window for a few seconds; Ctrl or ⌘ with Z does the same. It stays while you point at it.',
        'If somebody else changed the same thing meanwhile, nothing is taken back, and you are told so.',
      ],
    },
  ],
  es: [
    {
      id: 'name',
      title: 'Cambiar su nombre o su correo',
      routes: ['/myprofile'],
      text: [
        'Ajustes de la cuenta y Cambiar el nombre: lo ven las personas de esta comunidad; las demás conservan el suyo.',
        'Cambiar el correo pide su contraseña actual. La dirección nueva recibe una carta con la que la confirma durante un día; hasta entonces se entra con la anterior.',
        'Se avisa a la dirección anterior, que puede deshacer el cambio durante siete días.',
      ],
    },
    {
      id: 'proof',
      title: 'Por qué se le pregunta otra vez quién es',
      routes: ['/people/roles'],
      text: [
        'Antes de crear, cambiar o dar roles, y antes de mover dinero, Courtyard pide una vez más lo que solo usted sabe: al pagar facturas, devolver o perdonar dinero, reabrir un mes cerrado o decir a los propietarios dónde pagar. Después vale durante diez minutos.',
        'Así nadie que encuentre su pantalla abierta puede darse permisos ni pagarse. Nada de lo escrito se pierde mientras responde.',
      ],
    },
    {
      id: 'second-factor',
      title: 'Dos factores: aplicación, llaves de acceso y códigos de recuperación',
      routes: ['/myprofile', '/people/roles'],
      text: [
        'Ajustes de la cuenta, Dos factores: añada una aplicación de autenticación o una llave de acceso. Desde entonces quien conozca su contraseña no podrá entrar. Un código vale cerca de un minuto y una sola vez; el reloj de su teléfono tiene que ir bien.',
        'Con el primero recibe diez códigos de recuperación. Guárdelos aparte del teléfono: cada uno le deja entrar una vez donde no lo tenga. Los nuevos sustituyen a todos los anteriores.',
        'Una comunidad puede exigir dos factores a un rol. Se le avisa, lo encuentra entre lo que le espera con su día, y pasado ese día no podrá abrir nada más hasta tenerlo. Mientras tanto no se puede quitar el último.',
        'Quien da los roles lo exige en la página del rol, Dos factores, y ve antes a quién afecta. Necesita antes su propio segundo factor.',
        '¿Perdió la aplicación, las llaves y los códigos? Pídalo a la administración: en su página de miembro pueden quitarle el segundo factor, y se le avisa por correo. Si la cuenta es de varias comunidades, o si no hay otra persona que administre, lo hace quien administra la instalación.',
      ],
    },
    {
      id: 'passkeys',
      title: 'Entrar con una llave de acceso, sin contraseña',
      routes: ['/myprofile', '/pages/passkey'],
      text: [
        'Ajustes de la cuenta, Dos factores, Añadir una llave de acceso: su dispositivo pide su huella, su cara o su código y guarda la llave. Añada una por dispositivo, o guárdela en su gestor de contraseñas, con un nombre por el que la reconozca.',
        'En la página de entrada elija Usar llave de acceso. Son dos factores a la vez, así que no se pide ningún código. Tras la contraseña sustituye al código, y responde cuando Courtyard pregunta si es usted.',
        'Una llave de acceso sirve en la dirección de la comunidad donde la creó; en otra, entre con su contraseña y un código de recuperación o su aplicación, cambie a ella desde aquí o añada también allí una llave.',
        '¿Perdió un dispositivo? Quite enseguida su llave de la lista, que dice cuándo se usó cada una por última vez.',
      ],
    },
    {
      id: 'tickets',
      title: 'Preguntar cuando ningún artículo ayuda',
      routes: ['/help-support'],
      text: [
        'Ayuda y soporte y luego Preguntar; o Preguntar sobre esta página en la ayuda de una página, que dice dónde estaba. Lo que pregunta tiene un número y espera a quienes responden por la comunidad.',
        'Pueden ir hasta diez «Archivos»: fotos, PDF, archivos de oficina y textos, de 25 MB cada uno. Los abre quien lee la consulta, y nadie más.',
        'La respuesta llega como aviso y por correo. Escriba más en la misma consulta, ciérrela cuando termine y reábrala si no bastó.',
        'Quienes responden ven todas las consultas. Las notas que guardan no son para quien preguntó.',
      ],
    },
    {
      id: 'first-days',
      title: 'Sus primeros días',
      routes: ['/dashboard'],
      text: [
        'El panel muestra los primeros pasos hasta que estén hechos, cada uno con su página. Puede ocultar la lista cuando quiera.',
        'Hacer la visita enseña dónde está cada cosa. Está tras el signo de interrogación cuantas veces quiera.',
      ],
    },
    {
      id: 'mail-you-get',
      title: 'Elegir qué le llega por correo electrónico',
      routes: ['/notifications/settings'],
      text: [
        'En «Avisos obligatorios» acepta que los avisos de reuniones, las papeletas y lo demás que se le debe comunicar lleguen por correo electrónico, o lo retira. Se guarda el día. Sin ello llegan por carta a su dirección postal.',
        'En «Correo de su comunidad» diga de noticias, eventos y dinero si llegan al momento o nunca; las noticias y los eventos pueden llegar una vez al día o a la semana, en el correo cuya hora fija más abajo. Es lo mismo que darse de baja con el enlace de una carta.',
      ],
    },
    {
      id: 'contact',
      title: 'Cómo se le localiza y a quién llamar en una emergencia',
      routes: ['/myprofile'],
      text: [
        'Ajustes de la cuenta y luego «Datos de contacto»: dirección postal, teléfonos de casa y del trabajo, los idiomas que habla. Los ven quienes gestionan a los miembros; cada parte sale en el directorio solo si usted lo dice.',
        'Sin «Dirección postal», las cartas van a su vivienda.',
        'En «En una emergencia» nombra hasta dos personas con su teléfono. Nunca salen en el directorio; quien tiene permiso las ve en la página de usted.',
      ],
    },
    {
      id: 'undo',
      title: 'Deshacer lo que acaba de hacer',
      text: [
        'Lo que se puede deshacer con exactitud ofrece Deshacer al pie de la ventana durante unos segundos; Ctrl o ⌘ con Z hace lo mismo. Se queda mientras lo señala.',
        'Si entretanto otra persona cambió lo mismo, no se deshace nada, y se le dice.',
      ],
    },
  ],
};
