import { defineMessages } from '@courtyard/common';
import { petWords } from '@courtyard/contract/properties/belongings/pet/pet.words';

export const petMessages = defineMessages(
  {
    en: {
      title: 'Pets',
      description: 'Animals that live here. Assistance animals do not count against limits.',
      add: 'Add pet',
      none: 'No pets are registered',
      noneText: 'Register the animals that live here.',
      assistanceHelp: 'Not counted against limits on pets.',
      weight: '{weight} lb',
      licenseIs: 'License {license}',
      removeText: '{name} leaves the register of pets.',
      addTitle: 'Add a pet',
      editTitle: 'Edit {name}',
      save: 'Save pet',
      savedToast: '{name} was saved',
    },
    es: {
      title: 'Mascotas',
      description: 'Animales que viven aquí. Los de asistencia no cuentan para los límites.',
      add: 'Agregar mascota',
      none: 'No hay mascotas registradas',
      noneText: 'Registre los animales que viven aquí.',
      assistanceHelp: 'No cuenta para los límites de mascotas.',
      weight: '{weight} lb',
      licenseIs: 'Licencia {license}',
      removeText: '{name} sale del registro de mascotas.',
      addTitle: 'Agregar una mascota',
      editTitle: 'Editar a {name}',
      save: 'Guardar mascota',
      savedToast: 'Se guardó a {name}',
    },
  },
  petWords,
);
