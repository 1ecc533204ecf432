import { testOpenings } from '../../sweep/openings';

testOpenings(2, 3);
