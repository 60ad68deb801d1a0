/** One call of a Shell method, e.g. `{ name: 'session.login', args: ['a@b.c', 'secret'] }`. */
export interface TestCall {
  name: string;
  args: unknown[];
}

/** What a test gives for a service of the Shell: initial values of its state, and methods that replace its own. */
export type ServiceOverrides<Service, State> = Partial<State & Omit<Service, 'get' | 'subscribe'>>;

type AnyFunction = (...args: never[]) => unknown;

/** Wraps every method of a service so that its calls are recorded in `calls`; other members stay as they are. */
export const recordCalls = <Service extends object>(
  name: string,
  service: Service,
  calls: TestCall[],
): Service => {
  const wrap = ([key, value]: [string, unknown]): [string, unknown] => {
    if (typeof value !== 'function' || key === 'get' || key === 'subscribe' || key === 'set')
      return [key, value];
    const call = (...args: unknown[]) => {
      calls.push({ name: `${name}.${key}`, args });
      return (value as AnyFunction)(...(args as never[]));
    };
    return [key, call];
  };
  return Object.fromEntries(Object.entries(service).map(wrap)) as Service;
};

/** Splits overrides into initial values and methods. */
export const splitOverrides = (given: object = {}) => {
  const entries = Object.entries(given);
  const isMethod = ([, value]: [string, unknown]) => typeof value === 'function';
  return {
    state: Object.fromEntries(entries.filter((entry) => !isMethod(entry))),
    methods: Object.fromEntries(entries.filter(isMethod)),
  };
};
