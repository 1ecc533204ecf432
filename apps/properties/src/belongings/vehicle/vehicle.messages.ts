import { defineMessages } from '@courtyard/common';
import { vehicleWords } from '@courtyard/contract/properties/belongings/vehicle/vehicle.words';
import en from './vehicle.en.json';
import es from './vehicle.es.json';

export const vehicleMessages = defineMessages({ en, es }, vehicleWords);
