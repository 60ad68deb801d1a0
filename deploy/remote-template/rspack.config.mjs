import { remoteConfig } from '@weaversworld/shared/build';

export default remoteConfig(import.meta.dirname);
