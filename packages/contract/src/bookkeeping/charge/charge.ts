import { z } from 'zod';
import { chargeTypes } from './charge.values';

/** As what an owner owes it: in which order it is paid, and whether it draws interest, follows from it. */
export const chargeType = z.enum(chargeTypes);
