import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// Waits end as soon as what is waited for is there; the limit only has to outlast a machine that does much else.
configure({ asyncUtilTimeout: 20_000 });
