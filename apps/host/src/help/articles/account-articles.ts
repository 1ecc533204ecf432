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
        'Before roles are made, changed or given, Courtyard asks once more for what only you know. It then holds for ten minutes.',
        'So nobody who finds your screen open can give themselves rights. Nothing of what you entered is lost while you answer.',
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
        'Antes de crear, cambiar o dar roles, Courtyard pide una vez más lo que solo usted sabe. Después vale durante diez minutos.',
        'Así nadie que encuentre su pantalla abierta puede darse permisos. Nada de lo escrito se pierde mientras responde.',
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
  ],
};
