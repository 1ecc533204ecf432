import type { WaterfallPolicy } from './waterfall.rules';

/** Begins of a policy; counsel reviews what a community makes of one. */
export type WaterfallTemplate = Omit<WaterfallPolicy, 'effectiveOn'>;

/** Civil Code §5655: assessments first; fines are no debt of §5650 and come last. */
const california: WaterfallTemplate = {
  version: 'california-1',
  source: 'California Civil Code §5655',
  steps: [
    { types: ['regular', 'special'], name: 'assessments' },
    { types: ['collection', 'attorney'], name: 'collection costs and attorney fees' },
    { types: ['late-fee'], name: 'late charges' },
    { types: ['interest'], name: 'interest' },
    { types: ['other'], name: 'other charges' },
    { types: ['fine'], name: 'fines' },
  ],
};

/** Property Code §209.0063: late fees and interest are other amounts there. */
const texas: WaterfallTemplate = {
  version: 'texas-1',
  source: 'Texas Property Code §209.0063',
  steps: [
    { types: ['regular', 'special'], due: 'delinquent', name: 'delinquent assessments' },
    { types: ['regular', 'special'], due: 'current', name: 'current assessments' },
    { types: ['collection'], name: 'attorney and collection costs that could be foreclosed' },
    { types: ['attorney'], name: 'other attorney fees' },
    { types: ['fine'], name: 'fines' },
    { types: ['late-fee', 'interest', 'other'], name: 'other amounts' },
  ],
};

/** §720.3085(3)(b). */
const florida: WaterfallTemplate = {
  version: 'florida-1',
  source: 'Florida Statutes §720.3085(3)(b)',
  steps: [
    { types: ['interest'], name: 'interest' },
    { types: ['late-fee'], name: 'late fees' },
    { types: ['collection', 'attorney'], name: 'costs and attorney fees' },
    { types: ['regular', 'special'], name: 'assessments' },
    { types: ['other'], name: 'other charges' },
    { types: ['fine'], name: 'fines' },
  ],
};

const neutral: WaterfallTemplate = {
  version: 'neutral-1',
  source: 'Payment policy',
  steps: [
    { types: ['regular', 'special'], name: 'assessments' },
    { types: ['late-fee', 'interest'], name: 'late fees and interest' },
    { types: ['collection', 'attorney'], name: 'costs and attorney fees' },
    { types: ['other'], name: 'other charges' },
    { types: ['fine'], name: 'fines' },
  ],
};

export const waterfallTemplates = { california, texas, florida, neutral };
