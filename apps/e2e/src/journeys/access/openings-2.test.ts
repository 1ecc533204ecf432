import { testOpenings } from '../../sweep/openings';

testOpenings(1, 3);
