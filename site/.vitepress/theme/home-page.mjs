import { Content } from 'vitepress';
import { VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { h } from 'vue';

/** The home page; the default theme's own is no main landmark, and nobody could skip to it. */
export const HomePage = {
  name: 'HomePage',
  render: () =>
    h('main', { class: 'home-page' }, [
      h(VPHomeHero),
      h('div', { class: 'vp-doc home-content' }, h(Content)),
      h(VPHomeFeatures),
    ]),
};
