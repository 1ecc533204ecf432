import { defineMessages, useMessages } from '@courtyard/common';
import { insuranceWords } from '@courtyard/contract/properties/belongings/insurance/insurance.words';
import en from './insurance.en.json';
import es from './insurance.es.json';

const insuranceMessages = defineMessages({ en, es }, insuranceWords);

export const useInsuranceTexts = () => useMessages(insuranceMessages);
export type InsuranceTexts = ReturnType<typeof useInsuranceTexts>;
