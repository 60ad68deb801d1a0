import { hostConfig } from '../federation.ts';

export default hostConfig(import.meta.dirname);
