import { defineMessages } from '@courtyard/common';
import { mailWords } from '@courtyard/contract/platform/community/operations/outbox.words';

export const outboxMessages = defineMessages(
  {
    en: {
      title: 'Outbox',
      text: 'How mail of this community goes out, and what became of each letter of the last 30 days.',
      transport: 'Outgoing mail',
      'transport.smtp': 'Letters go to a mail server.',
      'transport.folder':
        'No mail server is set up: letters are kept here and reach nobody. Who runs the server sets SMTP_URL and MAIL_FROM.',
      copy: 'This community is a copy',
      copyText:
        'It came here on {day}, from a backup or an import. Nothing goes out by itself meanwhile: no reminders, no scheduled announcements, no mail and no push about notifications. The original may send all of that.',
      copyVerb: 'Send from here',
      copyTitle: 'Is this the community in use?',
      copyAsk:
        'From now on it sends by itself. What was due until now stays unsent; letters and announcements that waited are held until somebody looks at each.',
      copyDone: 'From now on this community sends by itself.',
      from: 'Sender',
      lastSent: 'Last letter out',
      waiting: 'Waiting',
      failed: 'Failed',
      test: 'Send a test letter to me',
      testUnderWay: 'The test letter is on its way to the mail server…',
      testSent:
        'The mail server has accepted the test letter to {to}. It should be in that mailbox in a minute.',
      testKept: 'The test letter to {to} was kept in the outbox, as no mail server is set up.',
      testFailed: 'The mail server did not take the test letter.',
      retryAll: 'Send all failed again',
      retriedAll: ({ count }: { count: number }) =>
        count === 1 ? 'The letter is sent once more.' : `${count} letters are sent once more.`,
      retry: 'Send again',
      retried: 'The letter is sent once more.',
      retrying: 'Tried again',
      search: 'Search recipient or subject',
      read: 'Read {subject}',
      none: 'No mail yet',
      noneText: 'Ask for a password link, for example, and its letter appears here.',
      whatHappened: 'What happened',
      answered: 'The mail server answered: {answer}',
      code: 'Code: {code}',
      words: 'What it says',
      notKept: 'Its words are not kept any more: the mail server has it.',
      withheldText: 'What it was for ended before it went: it was not sent, and its words are not kept.',
      mayNotRead: 'You may not read letters. That needs the permission "Outbox Letter View".',
      'problem.unreachable':
        'The mail server did not answer. It is tried again by itself; if it lasts, ask who runs the server to check its address in SMTP_URL.',
      'problem.sign-in':
        'The mail server does not let us sign in. Ask who runs the server to check name and password in SMTP_URL.',
      'problem.encryption':
        'No encrypted connection to the mail server came about. Ask who runs the server to check SMTP_URL: smtps:// and the port belong together.',
      'problem.later':
        'The mail server is busy, or wants to see us again later. It is tried again by itself; there is nothing to do.',
      'problem.sender':
        'The mail server does not take mail from our sender. Ask who runs the server to set MAIL_FROM to an address that it may send from.',
      'problem.recipient':
        'The mail server knows no such mailbox. Check the address of the recipient, then send it again.',
      'problem.full': 'The mailbox of the recipient is full. Tell them another way, and send it again later.',
      'problem.too-large': 'The letter is larger than the mail server takes.',
      'problem.content':
        'The mail server refused the letter itself, mostly as unwanted mail. Ask who runs the server to check SPF, DKIM and the name of the sender’s domain.',
      'problem.restored':
        'It waited when this copy of the community was made, and may have gone out at the original. Send it again if it did not.',
      'problem.other': 'The letter could not be handed over. Tell who runs the server the code.',
    },
    es: {
      title: 'Bandeja de salida',
      text: 'Cómo sale el correo de esta comunidad y qué pasó con cada carta de los últimos 30 días.',
      transport: 'Correo saliente',
      'transport.smtp': 'Las cartas van a un servidor de correo.',
      'transport.folder':
        'No hay servidor de correo: las cartas se guardan aquí y no llegan a nadie. Quien lleva el servidor define SMTP_URL y MAIL_FROM.',
      copy: 'Esta comunidad es una copia',
      copyText:
        'Llegó aquí el {day}, de una copia de seguridad o una importación. Entretanto nada sale por sí solo: ni recordatorios, ni anuncios programados, ni correos ni avisos de notificaciones. El original puede enviar todo eso.',
      copyVerb: 'Enviar desde aquí',
      copyTitle: '¿Es esta la comunidad en uso?',
      copyAsk:
        'Desde ahora envía por sí sola. Lo que debía salir hasta ahora no se envía; las cartas y los anuncios que esperaban quedan retenidos hasta que alguien mire cada uno.',
      copyDone: 'Desde ahora esta comunidad envía por sí sola.',
      from: 'Remitente',
      lastSent: 'Última carta que salió',
      waiting: 'En espera',
      failed: 'Fallidas',
      test: 'Enviarme una carta de prueba',
      testUnderWay: 'La carta de prueba va camino del servidor de correo…',
      testSent:
        'El servidor de correo aceptó la carta de prueba para {to}. Debería estar en ese buzón en un minuto.',
      testKept: 'La carta de prueba para {to} se guardó en la bandeja, pues no hay servidor de correo.',
      testFailed: 'El servidor de correo no aceptó la carta de prueba.',
      retryAll: 'Reenviar todas las fallidas',
      retriedAll: ({ count }: { count: number }) =>
        count === 1 ? 'La carta se envía de nuevo.' : `${count} cartas se envían de nuevo.`,
      retry: 'Enviar de nuevo',
      retried: 'La carta se envía de nuevo.',
      retrying: 'Se reintenta',
      search: 'Buscar destinatario o asunto',
      read: 'Leer {subject}',
      none: 'Todavía no hay correo',
      noneText: 'Pida, por ejemplo, un enlace de contraseña y su carta aparecerá aquí.',
      whatHappened: 'Qué pasó',
      answered: 'El servidor de correo respondió: {answer}',
      code: 'Código: {code}',
      words: 'Lo que dice',
      notKept: 'Su texto ya no se guarda: lo tiene el servidor de correo.',
      withheldText: 'Su motivo terminó antes de salir: no se envió, y su texto no se guarda.',
      mayNotRead: 'No puede leer las cartas. Para eso hace falta el permiso "Outbox Letter View".',
      'problem.unreachable':
        'El servidor de correo no respondió. Se intenta de nuevo por sí solo; si dura, pida a quien lleva el servidor que revise su dirección en SMTP_URL.',
      'problem.sign-in':
        'El servidor de correo no nos deja entrar. Pida a quien lleva el servidor que revise nombre y contraseña en SMTP_URL.',
      'problem.encryption':
        'No se logró una conexión cifrada con el servidor de correo. Pida a quien lleva el servidor que revise SMTP_URL: smtps:// y el puerto van juntos.',
      'problem.later':
        'El servidor de correo está ocupado o quiere vernos más tarde. Se intenta de nuevo por sí solo; no hay nada que hacer.',
      'problem.sender':
        'El servidor de correo no acepta correo de nuestro remitente. Pida a quien lleva el servidor que ponga en MAIL_FROM una dirección desde la que pueda enviar.',
      'problem.recipient':
        'El servidor de correo no conoce ese buzón. Revise la dirección del destinatario y envíela de nuevo.',
      'problem.full': 'El buzón del destinatario está lleno. Avísele de otro modo y envíela más tarde.',
      'problem.too-large': 'La carta es más grande de lo que acepta el servidor de correo.',
      'problem.content':
        'El servidor de correo rechazó la carta misma, casi siempre como correo no deseado. Pida a quien lleva el servidor que revise SPF, DKIM y el dominio del remitente.',
      'problem.restored':
        'Esperaba cuando se hizo esta copia de la comunidad y quizá salió en el original. Envíela de nuevo si no fue así.',
      'problem.other': 'No se pudo entregar la carta. Diga el código a quien lleva el servidor.',
    },
  },
  mailWords,
);
