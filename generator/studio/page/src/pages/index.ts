import type { Page } from "../core/page";
import { page as build } from "./build";
import { page as lab } from "./lab";
import { page as play } from "./play";
import { page as sheets } from "./sheets";
import { page as table } from "./table";
import { page as test } from "./test";
import { page as write } from "./write";

/** In the order of the menu. */
export const pages: Page[] = [write, sheets, test, play, build, lab, table];
