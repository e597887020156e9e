import { describe, expect, it } from 'vitest';
import { mobilePlatform } from './mobile-platform.ts';

describe('the phone that a browser runs on (spec §1, mobile download-app landing)', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'android'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'android'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', null],
    ['', null],
  ])('%s: %s', (userAgent, platform) => expect(mobilePlatform(userAgent)).toBe(platform));
});
