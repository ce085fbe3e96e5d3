// Without the fonts of the default theme: a page shows in the reader's own fonts at once, and does not shift.
import theme from 'vitepress/theme-without-fonts';
import { HomePage } from './home-page.mjs';
import { PlaygroundPage } from './playground-page.mjs';
import './style.css';

export default {
  extends: theme,
  enhanceApp(/** @type {{ app: import('vue').App }} */ { app }) {
    app.component('HomePage', HomePage);
    app.component('PlaygroundPage', PlaygroundPage);
  },
};
