import { testOpenings } from '../../sweep/openings';

testOpenings(0, 3);
