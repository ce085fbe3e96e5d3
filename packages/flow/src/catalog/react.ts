import type { SdkCatalog } from './sdk-catalog.ts';

/** React's hooks: one value for each call of a hook, from whoever sets it to every render that reads it. */
export const reactCatalog: SdkCatalog = {
  sdk: 'react',
  packages: ['react', '@types/react', 'preact'],
  versionedBy: [],
  isCarrier: true,
  shapes: {},
  entries: [
    {
      names: ['useState'],
      wires: [
        { from: '(0)', to: 'state' },
        { call: '(0)', pass: [], to: ['state'] },
        { from: 'state', to: 'result.0' },
        { from: 'sends', to: 'result.1' },
      ],
    },
    {
      names: ['useReducer'],
      wires: [
        { from: '(1)', to: 'state.%value' },
        { call: '(2)', pass: [{ parameter: '(0)', from: '(1)' }], to: ['state.%value'] },
        { from: 'sends state.%action', to: 'result.1' },
        {
          call: '(0)',
          pass: [
            { parameter: '(0)', from: 'state.%value' },
            { parameter: '(1)', from: 'state.%action' },
          ],
          to: ['state.%value'],
        },
        { from: 'state.%value', to: 'result.0' },
      ],
    },
    {
      names: ['useActionState'],
      wires: [
        { from: '(1)', to: 'state.%value' },
        { from: 'sends state.%action', to: 'result.1' },
        {
          call: '(0)',
          pass: [
            { parameter: '(0)', from: 'state.%value' },
            { parameter: '(1)', from: 'state.%action' },
          ],
          to: ['state.%value'],
        },
        { from: 'state.%value', to: 'result.0' },
      ],
    },
    { names: ['useRef'], wires: [{ from: '(0)', to: 'result.current' }] },
    { names: ['useMemo'], wires: [{ call: '(0)', pass: [], to: ['result'] }] },
    {
      names: ['useCallback', 'useDeferredValue', 'memo', 'forwardRef'],
      wires: [{ from: '(0)', to: 'result' }],
    },
    { names: ['useEffect', 'useLayoutEffect'], wires: [{ call: '(0)', pass: [], to: [] }] },
    { names: ['useSyncExternalStore'], wires: [{ call: '(1)', pass: [], to: ['result'] }] },
    { names: ['createContext'], wires: [{ from: '(0)', to: 'result.%provided' }] },
    { names: ['useContext', 'use'], wires: [{ from: '(0).%provided', to: 'result' }] },
  ],
};

/** Zustand's stores: a hook that is also the store, filled by `set` and read by selectors. */
export const zustandCatalog: SdkCatalog = {
  sdk: 'zustand',
  packages: ['zustand'],
  versionedBy: [],
  isCarrier: true,
  shapes: {},
  entries: [
    {
      names: [
        'create',
        'create()',
        'createStore',
        'createStore()',
        'createWithEqualityFn',
        'createWithEqualityFn()',
      ],
      wires: [
        {
          call: '(0)',
          pass: [
            { parameter: '(0)', from: 'sends' },
            { parameter: '(1)', from: 'reads' },
          ],
          to: ['state'],
        },
        { from: 'state', to: 'result.%state' },
      ],
    },
    { names: ['StoreApi#getState'], wires: [{ from: 'this.%state', to: 'result' }] },
    {
      names: ['StoreApi#setState'],
      wires: [
        { from: '(0)', to: 'this.%state' },
        { call: '(0)', pass: [{ parameter: '(0)', from: 'this.%state' }], to: ['this.%state'] },
      ],
    },
    // A bound store, called as a hook.
    {
      names: ['UseBoundStore'],
      wires: [
        { call: '(0)', pass: [{ parameter: '(0)', from: 'this.%state' }], to: ['result'] },
        { from: 'this.%state', to: 'result', without: 0 },
      ],
    },
    {
      names: ['useStore'],
      wires: [
        { call: '(1)', pass: [{ parameter: '(0)', from: '(0).%state' }], to: ['result'] },
        { from: '(0).%state', to: 'result', without: 1 },
      ],
    },
    {
      names: ['persist', 'devtools', 'immer', 'subscribeWithSelector', 'useShallow'],
      wires: [{ from: '(0)', to: 'result' }],
    },
  ],
};

/** Jotai's atoms: each keeps its value, and derived ones read others. */
export const jotaiCatalog: SdkCatalog = {
  sdk: 'jotai',
  packages: ['jotai'],
  versionedBy: [],
  isCarrier: true,
  shapes: {},
  entries: [
    {
      names: ['atom', 'atomWithStorage', 'atomWithReset'],
      wires: [
        { from: '(0)', to: 'result.%value' },
        { from: '(1)', to: 'result.%write' },
        { call: '(0)', pass: [{ parameter: '(0)', from: 'reads-slot %value' }], to: ['result.%value'] },
        {
          call: '(1)',
          pass: [
            { parameter: '(0)', from: 'reads-slot %value' },
            { parameter: '(1)', from: 'writes-slot %value' },
          ],
          to: [],
        },
      ],
    },
    {
      names: ['useAtom'],
      wires: [
        { from: '(0).%value', to: 'result.0' },
        { from: 'sends (0).%value', to: 'result.1' },
      ],
    },
    { names: ['useAtomValue'], wires: [{ from: '(0).%value', to: 'result' }] },
    { names: ['useSetAtom'], wires: [{ from: 'sends (0).%value', to: 'result' }] },
    // A store outside of components.
    { names: ['Store#get'], wires: [{ from: '(0).%value', to: 'result' }] },
    { names: ['Store#set'], wires: [{ from: '(1)', to: '(0).%value' }] },
  ],
};
