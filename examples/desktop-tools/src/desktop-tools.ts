import { defineTool } from '@hearsay/tool';

const APPS = ['browser', 'notes', 'terminal', 'mail', 'music', 'settings'] as const;
const app = { type: 'string', enum: APPS } as const;
const percent = (minimum: number) => ({ type: 'integer', minimum, maximum: 100 }) as const;

export const openApp = defineTool({
  name: 'open_app',
  description: 'Start an application, or bring it to the front when it runs already',
  input: { type: 'object', properties: { app }, required: ['app'] },
  run: (input) => ({ opened: input.app }),
});

export const closeApp = defineTool({
  name: 'close_app',
  description: 'Quit an application that is not needed any more',
  input: { type: 'object', properties: { app }, required: ['app'] },
  run: (input) => ({ closed: input.app }),
});

export const typeText = defineTool({
  name: 'type_text',
  description:
    'Type text into the application in front, word for word as it was said. Use it to write, not to press keys',
  input: { type: 'object', properties: { text: { type: 'string', minLength: 1 } }, required: ['text'] },
  // The text is AgentText: the tool may type it, and no prompt takes it but as a quote.
  run: ({ text }) => ({ typedBytes: text.byteLength }),
});

export const pressShortcut = defineTool({
  name: 'press_shortcut',
  description: 'Press one key or a shortcut, when somebody names the keys',
  input: {
    type: 'object',
    properties: {
      shortcut: {
        type: 'string',
        // Whole combinations, as people say them: a key and a list of modifiers would have to be taken apart.
        enum: ['cmd s', 'cmd c', 'cmd v', 'cmd t', 'cmd w', 'enter', 'escape', 'tab', 'space', 'backspace'],
      },
    },
    required: ['shortcut'],
  },
  run: ({ shortcut }) => ({ pressed: shortcut }),
});

export const click = defineTool({
  name: 'click',
  description: 'Click with the mouse at a place of the screen, when its place is known',
  input: {
    type: 'object',
    properties: {
      x: { type: 'integer', minimum: 0, maximum: 1919 },
      y: { type: 'integer', minimum: 0, maximum: 1079 },
      button: { type: 'string', enum: ['left', 'right'] },
    },
    required: ['x', 'y', 'button'],
  },
  run: ({ x, y, button }) => ({ clicked: [x, y], button }),
});

export const scroll = defineTool({
  name: 'scroll',
  description: 'Scroll the window in front, when somebody wants to see what is above or below',
  input: {
    type: 'object',
    properties: {
      direction: { type: 'string', enum: ['up', 'down'] },
      lines: { type: 'integer', minimum: 1, maximum: 50 },
    },
    required: ['direction', 'lines'],
  },
  run: ({ direction, lines }) => ({ scrolled: direction, lines }),
});

export const setVolume = defineTool({
  name: 'set_volume',
  description: 'Set how loud the sound is, in percent. Use 0 when somebody wants silence',
  input: { type: 'object', properties: { percent: percent(0) }, required: ['percent'] },
  run: (input) => ({ volume: input.percent }),
});

export const setBrightness = defineTool({
  name: 'set_brightness',
  description: 'Set how bright the display is, in percent, when it is too dark or too bright',
  input: { type: 'object', properties: { percent: percent(5) }, required: ['percent'] },
  run: (input) => ({ brightness: input.percent }),
});

export const toggleSetting = defineTool({
  name: 'toggle_setting',
  description: 'Switch a setting of the system, when somebody names one of these settings',
  input: {
    type: 'object',
    properties: {
      setting: { type: 'string', enum: ['wifi', 'bluetooth', 'dark mode', 'do not disturb'] },
      state: { type: 'string', enum: ['on', 'off'] },
    },
    required: ['setting', 'state'],
  },
  run: ({ setting, state }) => ({ setting, state }),
});

export const openUrl = defineTool({
  name: 'open_url',
  description: 'Go to a web address in the browser, when somebody says the address',
  input: {
    type: 'object',
    properties: { url: { type: 'string', pattern: '^https?://' } },
    required: ['url'],
  },
  run: ({ url }) => ({ loadedBytes: url.byteLength }),
});

export const putWindow = defineTool({
  name: 'put_window',
  description:
    'Place the window of an application on a half, in the center or over the full screen, and start the application if needed',
  input: {
    type: 'object',
    properties: {
      app,
      region: { type: 'string', enum: ['left half', 'right half', 'full screen', 'center'] },
    },
    required: ['app', 'region'],
  },
  // What people say in many ways, and a model would hand to another tool.
  triggers: ['\\b(left|right) half\\b', '\\bfull ?screen\\b'],
  run: (input) => ({ placed: input.app, region: input.region }),
});

export const takeScreenshot = defineTool({
  name: 'take_screenshot',
  description: 'Save a picture of the display or of one window, when somebody asks for a screenshot',
  input: {
    type: 'object',
    properties: { area: { type: 'string', enum: ['full', 'window'] } },
    required: ['area'],
  },
  run: ({ area }) => ({ saved: area }),
});

/** The twelve tools of a desktop, in the order in which a model is shown them. */
export const desktopTools = [
  openApp,
  closeApp,
  typeText,
  pressShortcut,
  click,
  scroll,
  setVolume,
  setBrightness,
  toggleSetting,
  openUrl,
  putWindow,
  takeScreenshot,
] as const;
