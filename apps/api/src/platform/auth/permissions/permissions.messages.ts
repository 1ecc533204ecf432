import type { Sentences } from '../../http/language/sentence';

/** What the permissions of the platform let a person do, in Spanish. */
export const permissionSentences: Sentences = {
  'See which sections the community uses, and their versions':
    'Ver qué secciones usa la comunidad y sus versiones',
  'Switch sections on and off, choose their channel, pin a version':
    'Activar y desactivar secciones, elegir su canal, fijar una versión',
  'Point one section at a local build in the own browser':
    'Usar una versión local de una sección en el propio navegador',
  'See how mail goes out, to whom it went and what became of it':
    'Ver cómo sale el correo, a quién fue y qué pasó con él',
  'Have mail that failed sent once more, and send a test letter':
    'Hacer que se envíe de nuevo un correo que falló y enviar una carta de prueba',
  'Read what letters say that wait, failed or were kept, without the links that open an account':
    'Leer lo que dicen las cartas en espera, fallidas o guardadas, sin los enlaces que abren una cuenta',
  'See which work of the community failed in the background':
    'Ver qué trabajos de la comunidad fallaron en segundo plano',
  'Have work that failed done again, or give it up':
    'Hacer que se repitan los trabajos fallidos, o darlos por perdidos',
  'Read what members ask the community, and what is answered':
    'Leer lo que los miembros preguntan a la comunidad y lo que se responde',
  'Answer what members ask, and say who of the community answers':
    'Responder a lo que preguntan los miembros y decir quién de la comunidad responde',
  'Change the name, look, time zone, calendar, language, currency and policies of the community':
    'Cambiar el nombre, el aspecto, la zona horaria, el calendario, el idioma, la moneda y las políticas de la comunidad',
  'See what the files of the community take up, and which are the largest':
    'Ver cuánto ocupan los archivos de la comunidad y cuáles son los mayores',
  'Export all that belongs to the community, with its files':
    'Exportar todo lo que es de la comunidad, con sus archivos',
  'Have the community deleted after a waiting time, and call it off':
    'Hacer que se elimine la comunidad tras un plazo de espera, y cancelarlo',
  'Say what waits for a second person, from which amount on, how many decide and who may':
    'Decir qué espera a una segunda persona, desde qué importe, cuántas deciden y quién puede',
  'Share views of lists with the community, change shared ones and choose the first one':
    'Compartir vistas de listas con la comunidad, cambiar las compartidas y elegir la primera',
  // People.
  'Invite somebody, accept or refuse a request to join':
    'Invitar a alguien, aceptar o rechazar una solicitud de ingreso',
};
