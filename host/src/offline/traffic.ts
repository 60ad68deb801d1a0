/** The part of `navigator` that tells what traffic costs. The Network Information API is not everywhere. */
export interface TrafficInfo {
  connection?: { saveData?: boolean; type?: string };
}

/** True when the visitor asked for less traffic. */
export const savesData = ({ connection }: TrafficInfo): boolean => connection?.saveData === true;

/** True on a mobile connection, as far as the browser says so. */
export const isMetered = ({ connection }: TrafficInfo): boolean => connection?.type === 'cellular';
